import { Button, Menu, Portal, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Icon } from '../icons.tsx';

/** An entry of a row's menu: an act, a page that it leads to, a file, or an act that cannot be chosen and why. */
export type RowAction = {
  readonly key: string;
  readonly text: ReactNode;
  /** Whether it takes something away. */
  readonly isDanger?: boolean;
} & (
  | { readonly onSelect: () => void }
  | { readonly to: string }
  | { readonly href: string; readonly download: string }
  | { readonly reason: ReactNode }
);

interface RowMenuProps {
  /** Name of the row, for screen readers. */
  readonly name: string;
  readonly actions: readonly RowAction[];
  /** For giving the focus back to the menu. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** What else can be done with the entry of a row; nothing where there is nothing. */
export function RowMenu({ name, actions, ref }: RowMenuProps): ReactElement | null {
  const intl = useIntl();
  if (actions.length === 0) {
    return null;
  }
  const label = intl.formatMessage({ id: 'table.menu.of' }, { name });
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button ref={ref} size="sm" variant="ghost" px="0" aria-label={label} title={label}>
          <Icon name="more" strokeWidth="2.5" />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {actions.map((action) => (
              <RowMenuItem key={action.key} action={action} />
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

function RowMenuItem({ action }: { readonly action: RowAction }): ReactElement {
  const { key, text, isDanger = false } = action;
  const color = isDanger ? 'danger' : undefined;
  if ('reason' in action) {
    return (
      <Menu.Item value={key} disabled flexDirection="column" alignItems="flex-start" maxWidth="form">
        {text}
        <Text fontSize="xs">{action.reason}</Text>
      </Menu.Item>
    );
  }
  if ('href' in action) {
    return (
      <Menu.Item value={key} asChild>
        <a href={action.href} download={action.download}>
          {text}
        </a>
      </Menu.Item>
    );
  }
  return 'to' in action ? (
    <Menu.Item value={key} color={color} asChild>
      <Link to={action.to}>{text}</Link>
    </Menu.Item>
  ) : (
    <Menu.Item value={key} color={color} onSelect={action.onSelect}>
      {text}
    </Menu.Item>
  );
}
