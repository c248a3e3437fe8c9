import { Checkbox } from '../Checkbox/Checkbox';
import { Dialog } from '../Dialog/Dialog';
import {
  choice,
  columns,
  key as keyClass,
  keys as keysClass,
  line,
  title as titleClass,
  what,
} from './KeySheet.css';

export interface KeySheetProps {
  isOpen: boolean;
  title: string;
  closeLabel: string;
  /** Keys by what they are about; each line says what its keys do. */
  groups: readonly {
    title: string;
    lines: readonly { text: string; keys: readonly string[] }[];
  }[];
  /** Whether single letters, numbers and symbols are keys at all, for those who press them by accident or dictate. */
  characters: { label: string; isOn: boolean; onChange: (isOn: boolean) => void };
  /** Where it is put while the player is full screen. */
  container?: HTMLElement | null | undefined;
  onClose: () => void;
}

/** All keys of the player on one sheet. */
export function KeySheet(props: KeySheetProps) {
  const { isOpen, title, closeLabel, groups, characters, container, onClose } = props;
  return (
    <Dialog
      isOpen={isOpen}
      variant="panel"
      title={title}
      closeLabel={closeLabel}
      container={container}
      onClose={onClose}
    >
      <div className={columns}>
        {groups.map((group) => (
          <section key={group.title}>
            <h3 className={titleClass}>{group.title}</h3>
            <dl>
              {group.lines.map(({ text, keys }) => (
                <div className={line} key={text}>
                  <dt className={what}>{text}</dt>
                  <dd className={keysClass}>
                    {keys.map((name) => (
                      <kbd className={keyClass} key={name}>
                        {name}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={choice}>
        <Checkbox
          label={characters.label}
          isChecked={characters.isOn}
          onCheckedChange={characters.onChange}
        />
      </div>
    </Dialog>
  );
}
