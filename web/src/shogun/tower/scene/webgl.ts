// Whether this browser draws in three dimensions by itself. One that computes it without a graphics card would stand
// still for seconds, so it gets the plain picture instead.

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** To find that out takes tens of milliseconds, in which cubes should fall: a browser that can't is asked once. */
let refused = false

export function context(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
  if (refused) return null
  const made = accelerated(canvas)
  refused = made === null
  return made
}

function accelerated(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
  const made = canvas.getContext('webgl2', {
    alpha: true,
    antialias: true,
    powerPreference: 'low-power',
    failIfMajorPerformanceCaveat: true,
  })
  if (!made) return null
  // Not every browser admits that it computes; the name of what draws tells.
  const naming = made.getExtension('WEBGL_debug_renderer_info')
  const name = String(made.getParameter(naming ? naming.UNMASKED_RENDERER_WEBGL : made.RENDERER))
  return SOFTWARE.test(name) ? null : made
}
