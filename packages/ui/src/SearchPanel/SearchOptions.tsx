import { memo, type ReactNode, useId } from 'react';
import { X } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Anchor } from '../Link/LinkSlot';
import { OptionWords } from './OptionWords';
import {
  clear,
  group as groupClass,
  groupTitle,
  list,
  option as optionClass,
  options as optionsClass,
  recent,
  recentText,
  removals,
} from './SearchPanel.css';
import type { RecentSearches, SearchPanelGroup, SearchPanelOption } from './SearchPanel.types';

export interface SearchOptionsProps {
  listId: string;
  label: string;
  recents: RecentSearches | null;
  groups: readonly SearchPanelGroup[];
  activeKey: string | null;
  isBusy: boolean;
  /** Called on a click on any option, before its link is followed; the same function at each key, or all options are rendered. */
  onChoose: () => void;
  /** A button was pressed that is gone then. */
  onRemoved: () => void;
}

/** The element of an option. */
export const optionId = (listId: string, key: string) => `${listId}-${encodeURIComponent(key)}`;

/** All options as one listbox: recent searches first, with their buttons beside it. */
export function SearchOptions(props: SearchOptionsProps) {
  const { listId, label, recents, groups, activeKey, isBusy, onChoose, onRemoved } = props;
  return (
    <div className={optionsClass}>
      <div id={listId} className={list} role="listbox" aria-label={label} data-busy={isBusy}>
        {recents !== null && (
          <OptionGroup title={recents.title}>
            {recents.entries.map(({ key, query, href }) => (
              <Anchor
                key={key}
                {...attributesOf(listId, key, key === activeKey)}
                className={recent}
                href={href}
                onClick={onChoose}
              >
                <bdi className={recentText}>{query}</bdi>
              </Anchor>
            ))}
          </OptionGroup>
        )}
        {groups.map(({ id, title, options }) => (
          <OptionGroup key={id} title={title}>
            {options.map((option) => (
              <Option
                key={option.key}
                listId={listId}
                option={option}
                isActive={option.key === activeKey}
                onChoose={onChoose}
              />
            ))}
          </OptionGroup>
        ))}
      </div>
      {recents !== null && <Removals {...recents} onRemoved={onRemoved} />}
    </div>
  );
}

const attributesOf = (listId: string, key: string, isActive: boolean) =>
  ({ id: optionId(listId, key), role: 'option', tabIndex: -1, 'aria-selected': isActive }) as const;

interface OptionProps extends Pick<SearchOptionsProps, 'listId' | 'onChoose'> {
  option: SearchPanelOption;
  isActive: boolean;
}

/** Stays as it is while keys are pressed and there is no other response yet. */
const Option = memo(function Option({ listId, option, isActive, onChoose }: OptionProps) {
  return (
    <Anchor
      {...attributesOf(listId, option.key, isActive)}
      className={optionClass}
      href={option.href}
      onClick={() => {
        option.onOpen?.();
        onChoose();
      }}
    >
      <OptionWords option={option} />
    </Anchor>
  );
});

function OptionGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
    <div className={groupClass} role="group" aria-labelledby={id}>
      <span className={groupTitle} id={id} role="presentation">
        {title}
      </span>
      {children}
    </div>
  );
}

type RemovalsProps = RecentSearches & Pick<SearchOptionsProps, 'onRemoved'>;

function Removals({ entries, clearText, removeLabel, onRemove, onClear, onRemoved }: RemovalsProps) {
  return (
    <div className={removals}>
      <button
        type="button"
        className={clear}
        onClick={() => {
          onRemoved();
          onClear();
        }}
      >
        {clearText}
      </button>
      {entries.map(({ key, query }) => (
        <IconButton
          key={key}
          label={removeLabel(query)}
          icon={<X size={16} />}
          onClick={() => {
            onRemoved();
            onRemove(query);
          }}
        />
      ))}
    </div>
  );
}
