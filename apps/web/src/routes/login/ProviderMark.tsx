import type { PopupProvider } from '@chalchitra/api/types';

/** The mark of a service that signs in by pop-up; its name is beside it. */
export function ProviderMark({ provider }: { provider: PopupProvider }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      {provider === 'google' ? <GoogleLetter /> : <FacebookLetter />}
    </svg>
  );
}

function GoogleLetter() {
  return (
    <g fill="none" strokeWidth="4">
      <path d="M18.400 6.300A8.500 8.500 0 0 0 4.600 7.800" stroke="#ea4335" />
      <path d="M4.600 7.800a8.500 8.500 0 0 0 0 8.400" stroke="#fbbc05" />
      <path d="M4.600 16.200a8.500 8.500 0 0 0 13 1.900" stroke="#34a853" />
      <path d="M17.600 18.100a8.500 8.500 0 0 0 2.900-6.100H12" stroke="#4285f4" />
    </g>
  );
}

function FacebookLetter() {
  return (
    <>
      <circle cx="12" cy="12" r="11" fill="#1877f2" />
      <path
        d="M13.600 23v-8.300h2.900l.5-3.300h-3.400V9.300c0-.9.500-1.800 1.900-1.800H17V4.700s-1.300-.2-2.500-.2c-2.600 0-4.200 1.500-4.200 4.300v2.600H7.400v3.300h2.900V23z"
        fill="#ffffff"
      />
    </>
  );
}
