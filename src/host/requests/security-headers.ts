/** On every answer, whatever made it. Pages and the API reference add their own Content-Security-Policy. */
export function securityHeaders(isHttps: boolean): [string, string][] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['x-frame-options', 'SAMEORIGIN'],
    // Promised only where the site is reached by https, or a local start would lock the browser out.
    ...(isHttps
      ? ([['strict-transport-security', 'max-age=31536000; includeSubDomains']] as [string, string][])
      : []),
  ]
}
