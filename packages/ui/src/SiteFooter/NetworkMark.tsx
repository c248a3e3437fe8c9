/** The four networks that a footer can name. */
export type Network = 'facebook' | 'instagram' | 'x' | 'youtube';

const shapes: Record<Network, string> = {
  facebook:
    'M14 22v-8h3l.6-4H14V8c0-1.200.5-2 2-2h2V2.500C17.500 2.300 16.500 2 15.300 2 12.300 2 10 3.900 10 7.300V10H7v4h3v8z',
  instagram:
    'M7 2h10a5 5 0 015 5v10a5 5 0 01-5 5H7a5 5 0 01-5-5V7a5 5 0 015-5zm0 2a3 3 0 00-3 3v10a3 3 0 003 3h10a3 3 0 003-3V7a3 3 0 00-3-3zm5 3.500a4.500 4.500 0 110 9 4.500 4.500 0 010-9zm0 2a2.500 2.500 0 100 5 2.500 2.500 0 000-5zM17.200 5.700a1.100 1.100 0 110 2.200 1.100 1.100 0 010-2.200z',
  x: 'M3 3h5.200l4.600 6.300L18 3h2.500l-6.600 7.900L21.500 21h-5.200l-5-6.800L5.600 21H3l7.100-8.400zm3.900 1.900L17.200 19.200h1L7.900 4.900z',
  youtube:
    'M4.500 5h15A2.500 2.500 0 0122 7.500v9a2.500 2.500 0 01-2.500 2.500h-15A2.500 2.500 0 012 16.500v-9A2.500 2.500 0 014.500 5zM10 8.700v6.600l5.600-3.300z',
};

/** A network's sign; the name stands beside it for assistive technology. */
export function NetworkMark({ network }: { network: Network }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true" focusable="false">
      <path fillRule="evenodd" d={shapes[network]} />
    </svg>
  );
}
