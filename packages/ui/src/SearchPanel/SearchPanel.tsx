import { type ReactNode, useEffect, useId, useLayoutEffect } from 'react';
import { Link } from '../Link/Link';
import type { SearchFieldHandle } from '../SearchField/SearchField.types';
import { Skeleton } from '../Skeleton/Skeleton';
import { visuallyHidden } from '../theme/text.css';
import { optionId, SearchOptions, type SearchOptionsProps } from './SearchOptions';
import { foot, loading, loadingLine, message, panel } from './SearchPanel.css';
import { useOverPage } from './useOverPage';
import { type SearchActions, useSearchKeys } from './useSearchKeys';

export interface SearchPanelProps
  extends SearchActions,
    Pick<SearchOptionsProps, 'label' | 'recents' | 'groups' | 'activeKey' | 'isBusy' | 'onChoose'> {
  field: SearchFieldHandle;
  isOpen: boolean;
  /** Read to whoever can't see the options: how many were found, or the message in place of them. */
  statusText: string;
  /** What is said in place of options: nothing was found, nothing can be searched. */
  messageText?: string | undefined;
  /** What failed, with a way on; what is shown stays below it. */
  failure?: ReactNode;
  /** Shown until the first response. */
  loadingText?: string | undefined;
  /** The way to all results of what is typed. */
  all?: { href: string; text: string } | undefined;
}

const LOADING_LINES = ['first', 'second', 'third'];

/** What is suggested below the search field, as a combobox: the focus stays in the field. */
export function SearchPanel(props: SearchPanelProps) {
  const { field, isOpen, recents, groups, activeKey, onChoose } = props;
  const { input, onCombobox } = field;
  const listId = useId();
  const hasOptions = recents !== null || groups.some(({ options }) => options.length > 0);
  const activeId = isOpen && activeKey !== null ? optionId(listId, activeKey) : null;
  useSearchKeys(field, activeId, isOpen, props);
  useOverPage(field);

  useLayoutEffect(() => {
    const isExpanded = isOpen && hasOptions;
    onCombobox({ isExpanded, listId: isExpanded ? listId : null, activeId });
  }, [onCombobox, isOpen, hasOptions, listId, activeId]);

  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <>
      <p className={visuallyHidden} role="status">
        {isOpen ? props.statusText : ''}
      </p>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is
        <div className={panel} onMouseDown={(event) => keepFocus(event.nativeEvent)}>
          {props.failure}
          {props.loadingText !== undefined && <Loading text={props.loadingText} />}
          {hasOptions && (
            <SearchOptions
              listId={listId}
              label={props.label}
              recents={recents}
              groups={groups}
              activeKey={activeKey}
              isBusy={props.isBusy}
              onChoose={onChoose}
              onRemoved={() => input.focus()}
            />
          )}
          {props.messageText && <p className={message}>{props.messageText}</p>}
          {props.all && (
            <p className={foot}>
              <Link variant="alone" href={props.all.href} onClick={onChoose}>
                {props.all.text}
              </Link>
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** A press on an option leaves the focus, and a phone's keyboard, where they are. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function Loading({ text }: { text: string }) {
  return (
    <div className={loading}>
      <span className={visuallyHidden}>{text}</span>
      {LOADING_LINES.map((line) => (
        <span className={loadingLine} key={line}>
          <Skeleton shape="fill" />
        </span>
      ))}
    </div>
  );
}
