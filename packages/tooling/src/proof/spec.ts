import type { Chapter } from './chapter.ts';
import { constants } from './constants.ts';
import { customerMessages } from './messages-customer.ts';
import { dataMessages } from './messages-data.ts';
import { staffMessages } from './messages-staff.ts';
import { roles } from './roles.ts';
import { rules } from './rules.ts';

/**
 * What the specification binds the console to: every text of its section 8, every constant of section 9, every rule of
 * section 5 and who may do what, each with the test that shows it.
 */
export const spec: readonly Chapter[] = [
  ...customerMessages,
  ...staffMessages,
  ...dataMessages,
  ...rules,
  ...constants,
  ...roles,
];
