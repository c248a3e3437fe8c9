import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { FormActions } from '../Form/Form';
import { useHeld } from '../stories/useHeld';
import { TextField } from '../TextField/TextField';
import { FormDialog, type FormDialogProps } from './FormDialog';

/** Asks for a decision or for a few fields without leaving the page. What has more fields is a page with a Form. */
const meta = {
  title: 'Overlays/FormDialog',
  component: FormDialog,
  args: {
    isOpen: true,
    title: 'Name this device',
    closeLabel: 'Close',
    children: null,
    onSubmit: fn(),
    onClose: fn(),
  },
  render: function Held(args: FormDialogProps) {
    const [isOpen, setIsOpen] = useHeld(args.isOpen);
    const [name, setName] = useState('Living room');
    const close = () => {
      setIsOpen(false);
      args.onClose();
    };
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <FormDialog {...args} isOpen={isOpen} onClose={close}>
          <p>It is shown to whoever shares your account.</p>
          <TextField label="Name" name="name" value={name} onValueChange={setName} />
          <FormActions>
            <Button type="submit" variant="action">
              Save
            </Button>
            <Button onClick={close}>Cancel</Button>
          </FormActions>
        </FormDialog>
      </>
    );
  },
} satisfies Meta<typeof FormDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter submits, Escape closes, and the focus goes back to what opened it. */
export const Open: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'Name this device' });
    await userEvent.type(screen.getByLabelText('Name'), ' TV{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Name this device' });
  },
};

export const ByPointer: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

/** The close button is on the left, and the first of the actions on the right. */
export const RightToLeft: Story = {
  globals: { locale: 'ur' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Name this device' });
    const left = (name: string) => screen.getByRole('button', { name }).getBoundingClientRect().left;
    await expect(left('Close')).toBeLessThan(left('Save'));
    await expect(left('Cancel')).toBeLessThan(left('Save'));
  },
};
