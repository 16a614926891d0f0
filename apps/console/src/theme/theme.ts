import {
  type AlertProps,
  createTheme,
  DEFAULT_THEME,
  type MantineColorsTuple,
  type MenuProps,
  type ModalProps,
  type ModalRootProps,
  type NotificationProps,
  type PasswordInputProps,
  type TextareaProps,
  type TextInputProps,
} from '@mantine/core';

/** The stock colour with its two darkest shades replaced, so that white text on them, and they on white, reach 4.5 : 1. */
function darker(
  name: 'red' | 'teal' | 'green' | 'yellow' | 'orange' | 'cyan',
  eight: string,
  nine: string,
) {
  return DEFAULT_THEME.colors[name].with(8, eight).with(9, nine) as unknown as MantineColorsTuple;
}

/**
 * Below an open dialog the page's scrollbar stays where it is: to hide it takes a `<style>` element, which the
 * Content-Security-Policy forbids. Wheel and touch do not reach the page.
 */
const removeScrollProps = { removeScrollBar: false };

/**
 * How the console looks. System fonts, nothing to download; one accent; shade 8 of every colour, because the
 * stock shade 6 fails the contrast that WCAG AA asks for.
 */
export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: 8,
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily:
    'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif',
  fontFamilyMonospace: 'ui-monospace, Menlo, Consolas, monospace',
  colors: {
    // A cooler, slightly blue grey in place of the stock neutral one.
    dark: [
      '#d5dbe1',
      '#b7bfc8',
      '#97a1ab',
      '#6d7782',
      '#4a535d',
      '#39414a',
      '#2b3138',
      '#22272d',
      '#1a1e23',
      '#13171b',
    ],
    red: darker('red', '#c92a2a', '#a61e1e'),
    teal: darker('teal', '#087f5b', '#066649'),
    green: darker('green', '#2b7a38', '#226230'),
    yellow: darker('yellow', '#8f5a00', '#734800'),
    orange: darker('orange', '#b04409', '#8f3707'),
    cyan: darker('cyan', '#0b7285', '#095c6b'),
  },
  // Written as plain objects: `Modal.extend(…)` would bring the component itself into the first chunk.
  components: {
    Modal: withDefaults<ModalProps>({
      transitionProps: { duration: 120 },
      removeScrollProps,
      closeButtonProps: { 'aria-label': 'Close' },
      // The second click of a double click that opened a dialog is not meant to close it.
      overlayProps: { onClickCapture: (event) => event.detail > 1 && event.stopPropagation() },
      attributes: {
        // It is a <header>, which is not to count as a second banner of the page.
        header: { role: 'presentation' },
        // The dialog is described by the element of this id: all that is in it would be read out when it opens.
        body: { id: undefined },
      },
    }),
    ModalRoot: withDefaults<ModalRootProps>({ removeScrollProps }),
    Menu: withDefaults<MenuProps>({
      // Inside the page's main part, so that what it says belongs to a landmark.
      portalProps: { target: '#content' },
      // An element for the focus that is no item has no place in a menu: the first item gets it.
      withInitialFocusPlaceholder: false,
    }),
    Alert: withDefaults<AlertProps>({ closeButtonLabel: 'Dismiss' }),
    Notification: withDefaults<NotificationProps>({
      closeButtonProps: { 'aria-label': 'Dismiss' },
    }),
    PasswordInput: withDefaults<PasswordInputProps>({
      // Whoever types without a mouse wants to see what was typed, too.
      visibilityToggleFocusable: true,
      // Shown, it is a text like any other: a spell checker would send it to its service, a phone change its letters.
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
