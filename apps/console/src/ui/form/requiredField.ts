/**
 * For a field that has to be filled in: says so to the eye and to assistive technology. Its form says what is missing. The
 * asterisk is drawn by a rule of `global.css`, so that the label's text is the field's name alone.
 */
export const requiredField = {
  labelProps: { 'data-required': true },
  'aria-required': true,
} as const;
