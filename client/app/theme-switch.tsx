import { Box, chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';
import { PAGE_THEMES } from '#rules/page-theme.ts';
import { chooseTheme, readChosenTheme } from './chosen-theme.ts';

const SYSTEM = 'system';
const CHOICES = [SYSTEM, ...PAGE_THEMES] as const;

/**
 * Chooses between the system's theme, light and dark. A select of the browser's own lies invisibly over the icon:
 * signers need not download a menu for it.
 */
export function ThemeSwitch(): ReactElement {
  const intl = useIntl();
  const [chosen, setChosen] = useState<(typeof CHOICES)[number]>(() => readChosenTheme() ?? SYSTEM);
  const handleChange = (value: string) => {
    chooseTheme(PAGE_THEMES.find((theme) => theme === value));
    setChosen(readChosenTheme() ?? SYSTEM);
  };
  return (
    <Box
      position="relative"
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize="8"
      borderRadius="sm"
      _hover={{ bg: 'bg.subtle' }}
      _focusWithin={{ outline: '2px solid {colors.focus}', outlineOffset: '2px' }}
    >
      <Icon name={chosen} />
      <chakra.select
        position="absolute"
        inset="0"
        opacity="0"
        width="full"
        cursor="pointer"
        color="fg"
        bg="bg.sheet"
        aria-label={intl.formatMessage({ id: 'app.theme' })}
        title={intl.formatMessage({ id: 'app.theme' })}
        value={chosen}
        onChange={(event) => handleChange(event.target.value)}
      >
        {CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {intl.formatMessage({ id: `app.theme.${choice}` })}
          </option>
        ))}
      </chakra.select>
    </Box>
  );
}
