/** The meanings of EPP result codes (RFC 5730, section 3), for some with advice for drop catching. */
const meanings: Readonly<Record<number, string>> = {
  1000: 'Command completed successfully.',
  1001: 'Command completed; the registry is still processing it (action pending). A create counts as won.',
  1300: 'Command completed; the queue has no messages.',
  1301: 'Command completed; a message waits to be fetched.',
  1500: 'Command completed; the registry ends the session, as after logout.',
  2000: 'The registry does not know this command.',
  2001: 'The XML has a syntax error. Check the custom command template.',
  2002: 'The command is not allowed here, such as a login within a session.',
  2003: 'A required part of the command is missing.',
  2004: 'A value is out of range.',
  2005: 'A value has the wrong format, such as a name that the registry does not allow.',
  2100: 'The registry does not implement this version of the protocol.',
  2101: 'The registry does not implement this command.',
  2102: 'The registry does not implement this option.',
  2103: 'The registry does not implement this extension.',
  2104: 'Billing failed: the registrar’s balance at the registry is too low.',
  2105: 'The name cannot be renewed now.',
  2106: 'The name cannot be transferred now.',
  2200: 'Authentication failed: the account’s username or password is wrong.',
  2201: 'This account may not do that to this name.',
  2202: 'The authorisation code is wrong.',
  2300: 'A transfer is pending already.',
  2301: 'No transfer is pending.',
  2302: 'The name exists: another registrar was faster, or it has not dropped yet.',
  2303: 'The name does not exist.',
  2304: 'The name’s status forbids it, as pendingDelete does until the drop.',
  2305: 'Something else depends on the name.',
  2306: 'A value is against the registry’s policy.',
  2307: 'The registry does not offer this service for the object.',
  2308: 'The registry’s data management policy forbids it, such as a limit on commands.',
  2400: 'The registry failed to carry out the command. You can try again.',
  2500: 'The registry failed and closes the session.',
  2501: 'Authentication failed and the registry closes the session.',
  2502: 'Too many sessions: the registry closes this one. Lower the number of connections.',
};

/** The meaning of a result code in a sentence; undefined if RFC 5730 does not define the code. */
export function explainEppCode(code: number): string | undefined {
  return meanings[code];
}
