import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** What a link component is given: an anchor's attributes, the address always there. */
export type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'style'> & { href: string };

const LinkContext = createContext<ComponentType<AnchorProps> | null>(null);
const CopyContext = createContext(false);

export interface LinkProviderProps {
  /** Renders every link inside, for instance a router's own. */
  component: ComponentType<AnchorProps>;
  children: ReactNode;
}

/** Gives all links below it the router's link component; without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Marks what it holds as a repeated picture of something: its links leave the Tab order but stay clickable. */
export function RepeatedCopy({ children }: { children: ReactNode }) {
  return <CopyContext value>{children}</CopyContext>;
}

/** Whether this is a repeated picture of something, which the Tab key leaves out. */
export function useIsRepeatedCopy(): boolean {
  return useContext(CopyContext);
}

/** The unstyled link that every navigating thing renders through. */
export function Anchor(props: AnchorProps) {
  const Component = useContext(LinkContext);
  const isCopy = useIsRepeatedCopy();
  const shared = isCopy ? { ...props, tabIndex: -1 } : props;
  return Component ? <Component {...shared} /> : <a {...shared} />;
}
