import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isIpAddress } from './ipAddress.ts';

test('IPv4 and IPv6 addresses are known', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
      expect(isIpAddress(address)).toBe(true);
      expect(isIpAddress(address.toUpperCase())).toBe(true);
    }),
  );
});

test.for([
  '',
  '192.0.2',
  '192.0.2.256',
  '192.0.2.07',
  '0x7f.0.0.1',
  '192.0.2.7:700',
  '2001:db8::7::1',
  '2001:db8:7',
  '[2001:db8::7]',
  'fe80::1%eth0',
  '::1]/x[',
  '::1]/?a',
  'epp.example.com',
])('%j is none', (text) => expect(isIpAddress(text)).toBe(false));
