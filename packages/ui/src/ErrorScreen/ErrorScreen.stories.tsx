import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../Button/Button';
import { ErrorScreen } from './ErrorScreen';

/**
 * In place of a page that can't be shown, with a way back. For a part of a page use an Alert, in the player
 * PlayerMessage.
 */
const meta = {
  title: 'Page/ErrorScreen',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Unexpected Application Error!', detailText: '500 Internal Server Error' },
} satisfies Meta<typeof ErrorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithStatus: Story = {};

export const WithAction: Story = {
  args: {
    action: (
      <>
        <Button variant="action">Try again</Button>
        <ButtonLink href="#home">Home</ButtonLink>
      </>
    ),
  },
};

export const TitleAlone: Story = { args: { detailText: undefined } };
