/** The four networks that a footer can name. */
export type Network = 'facebook' | 'instagram' | 'x' | 'youtube';

const shapes: Record<Network, string> = {
  facebook:
    'M14 22v-8h3l.6-4H14V8c0-1.2.5-2 2-2h2V2.5C17.5 2.3 16.5 2 15.3 2 12.3 2 10 3.9 10 7.3V10H7v4h3v8z',
  instagram:
    'M7 2h10a5 5 0 015 5v10a5 5 0 01-5 5H7a5 5 0 01-5-5V7a5 5 0 015-5zm0 2a3 3 0 00-3 3v10a3 3 0 003 3h10a3 3 0 003-3V7a3 3 0 00-3-3zm5 3.5a4.5 4.5 0 110 9 4.5 4.5 0 010-9zm0 2a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM17.2 5.7a1.1 1.1 0 110 2.2 1.1 1.1 0 010-2.2z',
  x: 'M3 3h5.2l4.6 6.3L18 3h2.5l-6.6 7.9L21.5 21h-5.2l-5-6.8L5.6 21H3l7.1-8.4zm3.9 1.9L17.2 19.2h1L7.9 4.9z',
  youtube:
    'M4.5 5h15A2.5 2.5 0 0122 7.5v9a2.5 2.5 0 01-2.5 2.5h-15A2.5 2.5 0 012 16.5v-9A2.5 2.5 0 014.5 5zM10 8.7v6.6l5.6-3.3z',
};

/** A network's sign; its name is beside it for assistive technology. */
export function NetworkMark({ network }: { network: Network }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true" focusable="false">
      <path fillRule="evenodd" d={shapes[network]} />
    </svg>
  );
}
