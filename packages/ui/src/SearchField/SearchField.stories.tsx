import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { bar } from '../stories/frames.css';
import { rightToLeft } from '../stories/rightToLeft';
import { SearchField, type SearchFieldProps } from './SearchField';

/** The search of the header. What it suggests is a SearchPanel, which is loaded with the first focus. */
const meta = {
  title: 'Page/SearchField',
  component: SearchField,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    label: 'Search',
    placeholderText: 'Search',
    closeLabel: 'Close search',
    href: '#search',
    page: '#home',
    query: '',
    onSubmit: fn(),
    onPreload: fn(),
    renderSuggestions: fn(() => null),
  },
  render: (args) => (
    <div className={bar}>
      <SearchField {...args} />
    </div>
  ),
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter leads to all results; spaces alone lead nowhere. */
export const Wide: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.click(field);
    await expect(args.renderSuggestions).toHaveBeenCalled();
    await userEvent.keyboard('  {Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('kayal {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('kayal');
    await expect(field).not.toHaveFocus();
  },
};

/** On the page of results it holds what was searched. */
export const WithQuery: Story = {
  args: { query: 'காற்று' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveValue('காற்று');
  },
};

/** In a page whose link leads to another one. */
function BesideALink({ isLoading, ...props }: SearchFieldProps & { isLoading: boolean }) {
  const [page, setPage] = useState('#home');
  const open = () => setPage('#film');
  return (
    // Loading ends while the user types.
    <div onInput={isLoading ? open : undefined}>
      <div className={bar}>
        <SearchField {...props} page={page} />
      </div>
      <Button onClick={open}>Open a film</Button>
      <p>{page}</p>
    </div>
  );
}

/** Another page begins with its own query. */
export const OtherPage: Story = {
  render: (args) => <BesideALink {...args} isLoading={false} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.type(field, 'kayal');
    await userEvent.click(canvas.getByRole('button', { name: 'Open a film' }));
    await canvas.findByText('#film');
    await expect(field).toHaveValue('');
  },
};

/** What is typed while another page loads stays, and so does the focus. */
export const TypedWhileAPageLoads: Story = {
  render: (args) => <BesideALink {...args} isLoading={true} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.type(field, 'kayal');
    await canvas.findByText('#film');
    await expect(field).toHaveValue('kayal');
    await expect(field).toHaveFocus();
  },
};

/** The key is a letter as any other while something is typed (spec §16). */
export const BySlash: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.keyboard('/');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await userEvent.keyboard('a/b');
    await expect(field).toHaveValue('a/b');
  },
};

/** Visitors may turn shortcuts of single characters off. */
export const WithoutShortcut: Story = {
  args: { hasShortcut: false },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.keyboard('/');
    await expect(field).not.toHaveFocus();
    await expect(field).not.toHaveAttribute('aria-keyshortcuts');
  },
};

/** The key is for nothing while a film fills the screen: nobody sees the field there. */
export const NoSlashInFullScreen: Story = {
  beforeEach() {
    // No page fills the screen without a press of its user's.
    Object.defineProperty(document, 'fullscreenElement', { value: document.body, configurable: true });
    return () => Reflect.deleteProperty(document, 'fullscreenElement');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('combobox', { name: 'Search' })).not.toHaveFocus();
  },
};

/** A button, which opens the field over the header and focuses it at once (spec §16). */
export const SmallScreen: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    const button = canvas.getByRole('link', { name: 'Search' });
    await expect(button).toHaveAttribute('href', '#search');
    await userEvent.click(button);
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveFocus();
    await expect(args.onPreload).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Close search' }));
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

export const OpenOnASmallScreen: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Search' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveFocus();
  },
};

/** The lens is where the line begins. */
export const RightToLeft: Story = {
  args: { query: 'دریا' },
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    const lens = field.closest('label')?.querySelector('svg') as SVGElement;
    const { left, width } = field.getBoundingClientRect();
    await expect(lens.getBoundingClientRect().left).toBeGreaterThan(left + width / 2);
  },
};
