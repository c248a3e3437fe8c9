import { type LazyPartCode, lazyPart } from '@chalchitra/ui';
import type { ComponentType } from 'react';
import type { AreaName, Copy } from '../copy/copy';

/** Leaves a part of a page, and the area of its messages, to be loaded when it is first needed. */
export function areaPart<Props>(
  copy: Copy,
  area: AreaName,
  load: () => Promise<ComponentType<Props>>,
): LazyPartCode<Props> {
  return lazyPart(async () => {
    const [Part] = await Promise.all([load(), copy.load(area)]);
    return Part;
  });
}
