const PLAYLIST = /\.m3u8(?:[?#]|$)/i;

/** Whether an address or a path is that of an HLS playlist, by its ending. */
export const isPlaylist = (address: string): boolean => PLAYLIST.test(address);
