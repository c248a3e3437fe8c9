import type { Plan } from '@chalchitra/api/types';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { CopyProvider, createCopy } from '../../copy/copy';
import { loadLocale } from '../../copy/locales';
import { PlanList } from './PlanList';

const copy = createCopy(await loadLocale('en'));
beforeAll(() => copy.load('plans'));

const textOf = (durationDays: number) => {
  const plan: Plan = { id: 'mela', name: 'Mela', amount: 349, description: 'Four screens', durationDays };
  const markup = renderToString(
    <CopyProvider copy={copy}>
      <PlanList plans={[plan]} busyId={null} onSelect={() => {}} />
    </CopyProvider>,
  );
  return markup.replace(/<[^>]*>/g, '');
};

describe('a plan’s card (spec §2, §9)', () => {
  it('shows name, price per month and description', () => {
    const text = textOf(30);
    for (const part of ['Mela', '₹349/month', 'Four screens', 'Select Plan']) expect(text).toContain(part);
  });

  it('says how long one payment lasts where that is not 30 days', () => {
    expect(textOf(30)).not.toContain('One payment lasts');
    expect(textOf(90)).toContain('One payment lasts 90 days');
  });

  it('shows for how long its price is where that is not a month', () => {
    expect(textOf(90)).toContain('₹349 for 90 days');
    expect(textOf(90)).not.toContain('/month');
  });
});
