import mantine from 'postcss-preset-mantine';

/** Out of sight, but read out: what is only for assistive technology, or stays there where a screen has no room. */
const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
};

/**
 * Lengths in `px` grow with the letter size that is set in the browser, and so do the widths at which the layout changes:
 * they become `rem`, 16 px each. Hairlines stay.
 */
const growing = {
  postcssPlugin: 'growing',
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

export default { plugins: [mantine({ mixins: { 'visually-hidden': visuallyHidden } }), growing] };
