/** Out of sight, but read out: what is only for assistive technology, or stays there where a screen has no room. */
const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
};

export default {
  plugins: { 'postcss-preset-mantine': { mixins: { 'visually-hidden': visuallyHidden } } },
};
