/** Thrown by the guard when a role may not open a screen; its message says who may. */
export class AccessDenied extends Error {
  override readonly name = 'AccessDenied';
}
