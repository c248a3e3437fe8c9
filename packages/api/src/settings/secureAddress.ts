const OF_THIS_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/;

/** Whether hosted pages may call an address: by https, by a path of their own server, or by http on this machine, for trials. */
export const isSecureAddress = (address: string): boolean =>
  !address.startsWith('http://') || OF_THIS_MACHINE.test(address);
