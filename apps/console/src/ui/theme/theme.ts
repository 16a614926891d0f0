import {
  type AlertProps,
  createTheme,
  type MenuProps,
  type ModalProps,
  type ModalRootProps,
  type NativeSelectProps,
  type NotificationProps,
  type PasswordInputProps,
  rem,
  type TextareaProps,
  type TextInputProps,
} from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { createElement } from 'react';
import { fonts, ramps } from './tokens.ts';

/**
 * The page keeps its scrollbar below an open dialog: hiding it takes a `<style>` element, which the
 * Content-Security-Policy forbids. Wheel and touch do not scroll the page.
 */
const removeScrollProps = { removeScrollBar: false };

/** How the console looks to Mantine; the values are in tokens.ts. */
export const theme = createTheme({
  primaryColor: 'cobalt',
  primaryShade: { light: 7, dark: 6 },
  defaultRadius: 6,
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: fonts.text,
  fontFamilyMonospace: fonts.mono,
  black: '#1b1f27',
  // Notes, lists and controls, dialogs and prose, titles of dialogs, titles of screens.
  fontSizes: { xs: rem(12), sm: rem(13), md: rem(14), lg: rem(16), xl: rem(18) },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(18), lineHeight: rem(24) },
      h2: { fontSize: rem(16), lineHeight: rem(24) },
      h3: { fontSize: rem(16), lineHeight: rem(24) },
      h4: { fontSize: rem(14), lineHeight: rem(20) },
      h5: { fontSize: rem(13), lineHeight: rem(20) },
    },
  },
  colors: ramps,
  // Written as plain objects: `Modal.extend(…)` would bring the component itself into the first chunk.
  components: {
    Modal: withDefaults<ModalProps>({
      transitionProps: { duration: 120 },
      removeScrollProps,
      closeButtonProps: { 'aria-label': 'Close' },
      // The second click of a double click must not close the dialog that the first one opened.
      overlayProps: { onClickCapture: (event) => event.detail > 1 && event.stopPropagation() },
      attributes: {
        // It is a <header>, which must not count as a second banner.
        header: { role: 'presentation' },
        // With this id, the body would describe the dialog and be read out as a whole.
        body: { id: undefined },
      },
    }),
    ModalRoot: withDefaults<ModalRootProps>({ removeScrollProps }),
    Menu: withDefaults<MenuProps>({
      // Inside the main element, so that its text belongs to a landmark.
      portalProps: { target: '#content' },
      // The first item gets the focus, not a placeholder.
      withInitialFocusPlaceholder: false,
    }),
    Alert: withDefaults<AlertProps>({ closeButtonLabel: 'Dismiss' }),
    Notification: withDefaults<NotificationProps>({
      closeButtonProps: { 'aria-label': 'Dismiss' },
    }),
    NativeSelect: withDefaults<NativeSelectProps>({
      rightSection: createElement(IconChevronDown, { size: 16, 'aria-hidden': true }),
    }),
    PasswordInput: withDefaults<PasswordInputProps>({
      // So that the keyboard reaches the button.
      visibilityToggleFocusable: true,
      // A shown password is plain text: a spell checker might send it to a service, and a phone might change it.
      spellCheck: false,
      autoCapitalize: 'none',
    }),
    TextInput: withDefaults<TextInputProps>({ autoComplete: 'off' }),
    Textarea: withDefaults<TextareaProps>({ autosize: true, minRows: 2, maxRows: 12 }),
  },
});

function withDefaults<Props>(defaultProps: Partial<Props>) {
  return { defaultProps };
}
