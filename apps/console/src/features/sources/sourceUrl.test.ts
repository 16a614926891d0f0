import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { datedUrl, sourceUrlProblem } from './sourceUrl.ts';

test('dates are of the UTC day, over the ends of months and years', () => {
  const url = 'https://a.example/{TODAY}/{YESTERDAY}/{TODAY}.csv';
  expect(datedUrl(url, Date.parse('2026-01-01T00:00:00Z'))).toBe(
    'https://a.example/20260101/20251231/20260101.csv',
  );
  expect(datedUrl(url, Date.parse('2028-03-01T23:59:59Z'))).toContain('/20280301/20280229/');
});

test('everything else stays as it is', () => {
  const plain = fc.string().filter((text) => !text.includes('{'));
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      expect(datedUrl(`${before}{TODAY}${after}`, 0)).toBe(`${before}19700101${after}`);
      expect(datedUrl(`${before}{TOMORROW}`, 0)).toBe(`${before}{TOMORROW}`);
    }),
  );
});

test.for([
  ['HTTP', 'https://lists.example.com/{TODAY}.csv'],
  ['API', 'http://10.0.0.1:8080/v1?day={YESTERDAY}'],
  ['FTP', 'ftp://user@ftp.example.com/{TODAY}'],
  ['FTPS', 'ftps://ftp.example.com/list.zip'],
  ['S3', 's3://bucket/uk/{TODAY}.tar'],
  ['S3', 'https://bucket.s3.amazonaws.com/uk.tar'],
  ['FILE', '/srv/imports/{TODAY}.csv'],
  ['HTTP', ''],
] as const)('a source of type %s may have the address %j', ([type, url]) => {
  expect(sourceUrlProblem(type, url)).toBeUndefined();
});

test.for([
  ['HTTP', 'lists.example.com/com.csv'],
  ['HTTP', 'https://'],
  ['HTTP', 'https:/a.example'],
  ['HTTP', 'https://a b.example/'],
  ['API', 'ftp://a.example/'],
  ['FTP', 'https://a.example/'],
  ['S3', 'bucket/key'],
] as const)('a source of type %s may not have the address %j', ([type, url]) => {
  expect(sourceUrlProblem(type, url)).toMatch(/^Enter a full address/);
});
