import mantine from 'postcss-preset-mantine';

/** Hides an element from sight, but not from assistive technology. */
const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
};

/** For the `::after` of a control: the area that is clickable with it, by default all of its container. */
const hitArea = (_rule, inset = '0') => ({ position: 'absolute', content: "''", inset });

/**
 * A phone: a narrow window, or a low one that is used by touch, as on its side. `useIsNarrow` asks the same. Style sheets
 * write `(--phone)`.
 */
const phone = '((max-width: 768px) or ((max-height: 500px) and (pointer: coarse)))';

const namedMedia = {
  postcssPlugin: 'named-media',
  AtRule: {
    media(rule) {
      rule.params = rule.params.replaceAll('(--phone)', phone);
    },
  },
};

/**
 * Turns lengths in `px` into `rem`, 16 px each, also in media queries. Lengths and breakpoints then grow with the font
 * size of the browser. Hairlines stay in `px`.
 */
const pxToRem = {
  postcssPlugin: 'px-to-rem',
  Declaration(declaration) {
    declaration.value = inRem(declaration.value);
  },
  AtRule: {
    media(rule) {
      rule.params = inRem(rule.params);
    },
  },
};

function inRem(css) {
  return css.replaceAll(/\b(\d*\.?\d+)px\b/g, (length, px) => (px > 1 ? `${px / 16}rem` : length));
}

export default {
  plugins: [
    mantine({ mixins: { 'visually-hidden': visuallyHidden, 'hit-area': hitArea } }),
    namedMedia,
    pxToRem,
  ],
};
