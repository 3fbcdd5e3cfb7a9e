// Whether this browser draws in three dimensions by itself. One that reckons it out without a graphics card would
// stand still for seconds, so it gets the plain picture instead.

const RECKONING = /swiftshader|llvmpipe|softpipe|software|basic render/i

export function context(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
  const made = canvas.getContext('webgl2', {
    alpha: true,
    antialias: true,
    powerPreference: 'low-power',
    failIfMajorPerformanceCaveat: true,
  })
  if (!made) return null
  // Not every browser admits that it reckons; the name of what draws tells.
  const naming = made.getExtension('WEBGL_debug_renderer_info')
  const name = String(made.getParameter(naming ? naming.UNMASKED_RENDERER_WEBGL : made.RENDERER))
  return RECKONING.test(name) ? null : made
}
