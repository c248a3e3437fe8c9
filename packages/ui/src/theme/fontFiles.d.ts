/** A font file of a package, by its address in the build. */
declare module '*.woff2?url' {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: the build's module has one
  export default url;
}
