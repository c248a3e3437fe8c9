import { useState } from 'react';
import { preferences, screens } from '../../packages/ui/src/theme/breakpoints';
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  layer,
  leading,
  radius,
  shadow,
  space,
} from '../../packages/ui/src/theme/tokens';
import { DocTable } from './DocTable';
import { bar, block, moving, run } from './docs.css';

type Token = [name: string, value: string];

function Rows({ tokens, show }: { tokens: Token[]; show?: (value: string) => React.ReactNode }) {
  return (
    <DocTable
      head={['Name', 'Value', ...(show ? ['Looks'] : [])]}
      rows={tokens.map(([name, value]) => [name, <code>{value}</code>, ...(show ? [show(value)] : [])])}
    />
  );
}

export function Spaces() {
  return (
    <Rows
      tokens={Object.entries(space)}
      show={(value) => <div className={bar} style={{ inlineSize: value }} />}
    />
  );
}

export function TypeScale() {
  return (
    <Rows
      tokens={Object.entries(fontSize)}
      show={(value) => <span style={{ fontSize: value, lineHeight: leading.tight }}>Monsoon दिन</span>}
    />
  );
}

export function Weights() {
  return (
    <Rows
      tokens={Object.entries(fontWeight)}
      show={(value) => <span style={{ fontWeight: value }}>Monsoon दिन மழை</span>}
    />
  );
}

export function Leadings() {
  return (
    <Rows
      tokens={Object.entries(leading)}
      show={(value) => (
        <span style={{ display: 'block', maxInlineSize: '14rem', lineHeight: value }}>
          क्षितिज के उस पार श्रद्धा और विद्रोह
        </span>
      )}
    />
  );
}

export function Radii() {
  return (
    <Rows
      tokens={Object.entries(radius)}
      show={(value) => <div className={block} style={{ borderRadius: value }} />}
    />
  );
}

export function Shadows() {
  return (
    <Rows
      tokens={Object.entries(shadow)}
      show={(value) => <div className={block} style={{ boxShadow: value }} />}
    />
  );
}

export function Layers() {
  return <Rows tokens={Object.entries(layer)} />;
}

export function Breakpoints() {
  return <Rows tokens={[...Object.entries(screens), ...Object.entries(preferences)]} />;
}

/** Moves a mark over a distance with a duration and an easing, each time it is pressed. */
function Moved({ time, curve }: { time: string; curve: string }) {
  const [isThere, setIsThere] = useState(false);
  return (
    <button
      type="button"
      className={run}
      style={{ inlineSize: '9rem', textAlign: 'start' }}
      aria-label={`Show ${time}`}
      onClick={() => setIsThere(!isThere)}
    >
      <span
        className={moving}
        style={{
          display: 'block',
          transition: `transform ${time} ${curve}`,
          transform: isThere ? 'translateX(5.5rem)' : 'none',
        }}
      />
    </button>
  );
}

export function Durations() {
  return (
    <Rows tokens={Object.entries(duration)} show={(value) => <Moved time={value} curve={easing.out} />} />
  );
}

export function Easings() {
  return <Rows tokens={Object.entries(easing)} show={(value) => <Moved time="600ms" curve={value} />} />;
}
