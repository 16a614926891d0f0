/** The file of the package: plain `punycode` is a module of Node, which browsers do not have. */
declare module 'punycode/punycode.js' {
  const punycode: {
    /** Decodes a label in lower case, without its `xn--` (RFC 3492). Throws a RangeError when it is not Punycode. */
    decode(label: string): string;
  };
  export default punycode;
}
