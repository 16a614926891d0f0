/** Descriptions under the inputs, so that inputs beside each other line up whether or not they have one. */
export const inputOrder: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];
