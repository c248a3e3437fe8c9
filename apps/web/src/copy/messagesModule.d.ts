/** A file of messages as the build compiles it. */
declare module '*.json?messages' {
  const messages: import('./messages').MessagesModule<unknown>;
  // biome-ignore lint/style/noDefaultExport: the build's module has one
  export default messages;
}
