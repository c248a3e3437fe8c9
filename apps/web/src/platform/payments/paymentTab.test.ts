import { describe, expect, it, vi } from 'vitest';
import { createPaymentTab } from './paymentTab';

function fakeTab() {
  return {
    closed: false,
    opener: {},
    close: vi.fn(),
    document: { title: '', body: { textContent: '', style: {} }, documentElement: {} },
    location: { replace: vi.fn() },
  };
}

function start(tab: ReturnType<typeof fakeTab> | null | undefined) {
  const open = vi.fn(() => tab);
  const document = { documentElement: { lang: 'ur', dir: 'rtl' } };
  return { open, tabs: createPaymentTab({ open, document } as unknown as Window) };
}

describe('createPaymentTab (spec §4)', () => {
  it('opens an empty tab, then leads it to the payment page without a way back', () => {
    const tab = fakeTab();
    const { tabs, open } = start(tab);
    expect(tabs.open('Opening…')).toBe(true);
    expect(open).toHaveBeenCalledWith('', '_blank');
    expect(tab.document).toMatchObject({
      title: 'Opening…',
      documentElement: { lang: 'ur', dir: 'rtl' },
    });
    expect(tabs.show('https://pay.example/1')).toBe(true);
    expect(tab.opener).toBeNull();
    expect(tab.location.replace.mock.calls).toEqual([['https://pay.example/1']]);
    tabs.close();
    expect(tab.close).not.toHaveBeenCalled();
  });

  it.each([null, undefined])('says that the tab was blocked by %s, and then does nothing', (blocked) => {
    const { tabs } = start(blocked);
    expect(tabs.open('Opening…')).toBe(false);
    tabs.show('https://pay.example/1');
    tabs.close();
  });

  it('says that a tab refuses which shows another site by now, and leaves it alone', () => {
    const tab = fakeTab();
    const refuse = () => {
      throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
    };
    const { tabs } = start(tab);
    tabs.open('Opening…');
    Object.defineProperty(tab, 'opener', { set: refuse });
    expect(tabs.show('https://pay.example/1')).toBe(false);
    expect(tab.location.replace).not.toHaveBeenCalled();
    tabs.open('Opening…');
    tab.close.mockImplementation(refuse);
    expect(() => tabs.close()).not.toThrow();
  });

  it('closes a tab that has nothing to show, and leaves one alone that the visitor closed', () => {
    const tab = fakeTab();
    const { tabs } = start(tab);
    tabs.open('Opening…');
    tabs.close();
    expect(tab.close).toHaveBeenCalledOnce();
    tabs.open('Opening…');
    tab.closed = true;
    tabs.show('https://pay.example/1');
    expect(tab.location.replace).not.toHaveBeenCalled();
  });
});
