import {
  type AlertProps,
  createTheme,
  type InputWrapperProps,
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
import { fonts, palettes } from './tokens.ts';

/**
 * The page keeps its scrollbar while a dialog is open: hiding it would need a `<style>` element, which the
 * Content-Security-Policy forbids. Wheel and touch still do not scroll the page.
 */
const removeScrollProps = { removeScrollBar: false };

/** The Mantine theme. Its values are in tokens.ts. */
export const theme = createTheme({
  primaryColor: 'cobalt',
  primaryShade: { light: 7, dark: 6 },
  defaultRadius: 6,
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: fonts.text,
  fontFamilyMonospace: fonts.mono,
  black: '#1b1f27',
  // For notes; lists and controls; dialogs and text; titles of dialogs; titles of screens.
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
  colors: palettes,
  // Plain objects: `Modal.extend(…)` would add the component to the first chunk.
  components: {
    Modal: withDefaults<ModalProps>({
      transitionProps: { duration: 120 },
      removeScrollProps,
      closeButtonProps: { 'aria-label': 'Close' },
      // The second click of a double click must not close the dialog that the first one opened.
      overlayProps: { onClickCapture: (event) => event.detail > 1 && event.stopPropagation() },
      attributes: {
        // It is a <header>, which must not be a second `banner` landmark.
        header: { role: 'presentation' },
        // With an id, the body would be the dialog's description, which screen readers read as a whole.
        body: { id: undefined },
      },
    }),
    ModalRoot: withDefaults<ModalRootProps>({ removeScrollProps }),
    Menu: withDefaults<MenuProps>({
      // Inside the <main> element, so that its text is in a landmark.
      portalProps: { target: '#content' },
      // The first item gets the focus, and not a placeholder.
      withInitialFocusPlaceholder: false,
    }),
    Alert: withDefaults<AlertProps>({ closeButtonLabel: 'Dismiss' }),
    Notification: withDefaults<NotificationProps>({
      closeButtonProps: { 'aria-label': 'Dismiss' },
    }),
    InputWrapper: withDefaults<InputWrapperProps>({
      // Fields side by side line up, since their descriptions are below them.
      inputWrapperOrder: ['label', 'input', 'description', 'error'],
    }),
    NativeSelect: withDefaults<NativeSelectProps>({
      rightSection: createElement(IconChevronDown, { size: 16, 'aria-hidden': true }),
    }),
    PasswordInput: withDefaults<PasswordInputProps>({
      // So that the keyboard reaches the button.
      visibilityToggleFocusable: true,
      // A visible password is plain text: a spell checker could send it to a service, and a phone could change it.
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
