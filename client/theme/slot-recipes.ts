import { defineSlotRecipe } from '@chakra-ui/react';

/** The browser's native select, styled like a text input. */
export const nativeSelectRecipe = defineSlotRecipe({
  className: 'signet-native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', display: 'flex', width: 'full', minWidth: '0' },
    field: {
      width: 'full',
      minWidth: '0',
      height: '10',
      ps: '3',
      pe: '8',
      appearance: 'none',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'sm',
      bg: 'bg.sheet',
      color: 'fg',
      fontFamily: 'body',
      fontSize: { base: 'md', md: 'body' },
      textOverflow: 'ellipsis',
      cursor: 'pointer',
      _invalid: { borderColor: 'danger' },
      _disabled: { opacity: '0.6', cursor: 'not-allowed' },
    },
    indicator: {
      position: 'absolute',
      insetBlock: '0',
      insetEnd: '3',
      display: 'flex',
      alignItems: 'center',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
});

/** A sheet over the dimmed page. */
export const dialogRecipe = defineSlotRecipe({
  className: 'signet-dialog',
  slots: [
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
    'trigger',
  ],
  base: {
    backdrop: { position: 'fixed', inset: '0', bg: 'bg.backdrop', zIndex: 'dialog' },
    positioner: {
      position: 'fixed',
      inset: '0',
      display: 'flex',
      alignItems: { base: 'flex-end', md: 'center' },
      justifyContent: 'center',
      overflow: 'auto',
      p: '4',
      zIndex: 'dialog',
    },
    content: {
      width: 'full',
      maxWidth: 'form',
      bg: 'bg.sheet',
      border: 'hairline',
      '&[data-danger]': { borderTop: 'rule.danger' },
      borderRadius: 'sm',
      p: '6',
      outline: 'none',
    },
    title: { fontSize: 'lg', fontWeight: 'semibold' },
    body: { mt: '2', overflowWrap: 'anywhere' },
    description: { color: 'fg' },
    footer: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2', mt: '6' },
  },
});

/** A short message at the edge of the page. It has no controls, so clicks pass through to what lies beneath. */
export const toastRecipe = defineSlotRecipe({
  className: 'signet-toast',
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: { base: 'calc(100vw - {spacing.8})', sm: 'form' },
      p: '4',
      bg: 'bg.sheet',
      color: 'fg',
      border: 'hairline',
      borderLeft: 'rule.success',
      '&[data-type=warning]': { borderLeft: 'rule.warning' },
      borderRadius: 'sm',
      zIndex: 'var(--z-index)',
      pointerEvents: 'none!',
      opacity: 'var(--opacity)',
      translate: 'var(--x) var(--y)',
      transition: 'translate 200ms, opacity 200ms',
    },
    title: { fontSize: 'sm', fontWeight: 'medium' },
    indicator: { flexShrink: '0', boxSize: '5', color: 'success' },
  },
});

/** A sheet below the button that opened it, with links or inputs. */
export const popoverRecipe = defineSlotRecipe({
  className: 'signet-popover',
  slots: ['trigger', 'positioner', 'content'],
  base: {
    positioner: { maxWidth: 'calc(100vw - {spacing.8})' },
    content: {
      width: 'popover',
      maxWidth: 'full',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      bg: 'bg.sheet',
      border: 'hairline',
      borderRadius: 'sm',
      outline: 'none',
      zIndex: 'menu',
    },
  },
});

/** A list of actions, below the button that opened it. */
export const menuRecipe = defineSlotRecipe({
  className: 'signet-menu',
  slots: ['trigger', 'positioner', 'content', 'item', 'itemText', 'itemGroup', 'itemGroupLabel', 'separator'],
  base: {
    content: {
      minWidth: 'menu',
      maxWidth: 'calc(100vw - {spacing.8})',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      p: '1',
      bg: 'bg.sheet',
      border: 'hairline',
      borderRadius: 'sm',
      outline: 'none',
      zIndex: 'menu',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: 'full',
      minHeight: '10',
      px: '3',
      py: '2',
      borderRadius: 'sm',
      color: 'fg',
      textDecoration: 'none',
      textAlign: 'start',
      fontSize: 'sm',
      cursor: 'pointer',
      userSelect: 'none',
      outline: 'none',
      _highlighted: { bg: 'bg.subtle', color: 'accent' },
      _disabled: { opacity: '0.6', cursor: 'not-allowed' },
    },
    separator: { my: '1', borderTop: 'hairline' },
  },
});
