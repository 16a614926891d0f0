/** For a field that has to be filled in: says so to the eye and to assistive technology. Its form says what is missing. */
export const requiredField = { withAsterisk: true, 'aria-required': true } as const;
