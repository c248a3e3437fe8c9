import { Glyph, type IconProps } from './Glyph';

export function Heart(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M12 20.5S3.5 15.5 3.5 9.3A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.5 2.4c0 6.2-8.5 11.2-8.5 11.2z"
    />
  );
}

export function Mail(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM4 7l8 6 8-6"
    />
  );
}

export function Plus(props: IconProps) {
  return <Glyph {...props} d="M12 5v14M5 12h14" />;
}
