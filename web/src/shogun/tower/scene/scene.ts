// The three-dimensional tower. Loaded when the first cubes fall, drawn only while something moves.
import {
  AmbientLight,
  Color,
  DirectionalLight,
  HemisphereLight,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  VSMShadowMap,
  WebGLRenderer,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { DURATION, choreography, shake, type Choreography } from '../choreography'
import { EDGE } from '../layout'
import { model } from './model'
import type { Palette } from './palette'
import type { Throw } from '../throws'
import { LIGHTS } from './paints'

export interface TowerScene {
  /** Show a throw. Resolves when the last cube lies, at once if it was skipped. */
  play: (thrown: Throw, palette: Palette, speed: number) => Promise<void>
  skip: () => void
  resize: () => void
  dispose: () => void
}

const CAPACITY = 64
const SHARPEST = 2

/** Frames that took longer than this are slow; with so many of them the plain picture serves better. */
const SLOW = 300
const TOO_MANY = 3

/** `onlost` is called when the browser takes the scene away, or can't draw it quickly enough. */
export function towerScene(canvas: HTMLCanvasElement, context: WebGL2RenderingContext, onlost: () => void): TowerScene {
  const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true })
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = VSMShadowMap
  const scene = new Scene()
  const camera = new PerspectiveCamera(27, 1, 1, 40)
  const parts = model()
  scene.add(parts.tower, parts.tray)
  const lights = lighting(scene)
  const ground = new Mesh(new PlaneGeometry(30, 30).rotateX(-Math.PI / 2), new ShadowMaterial({ opacity: 0.16 }))
  ground.receiveShadow = true
  scene.add(ground)
  const box = new RoundedBoxGeometry(EDGE, EDGE, EDGE, 3, 0.035)
  const skin = new MeshStandardMaterial({ roughness: 0.48, metalness: 0.02 })
  let cubes = instances(CAPACITY)
  scene.add(cubes)

  let shown: Choreography | null = null
  let playing: { dance: Choreography; speed: number; done: () => void } | null = null
  let elapsed = 0
  let before = 0
  let frame = 0
  let slow = 0

  function instances(count: number): InstancedMesh {
    const made = new InstancedMesh(box, skin, count)
    made.castShadow = made.receiveShadow = true
    made.frustumCulled = false
    made.count = 0
    return made
  }

  function cast(dance: Choreography, palette: Palette): void {
    if (dance.cubes.length > cubes.instanceMatrix.count) {
      scene.remove(cubes)
      cubes.dispose()
      cubes = instances(dance.cubes.length)
      scene.add(cubes)
    }
    cubes.count = dance.cubes.length
    dance.cubes.forEach((cube, index) => cubes.setColorAt(index, new Color(palette.cubes[cube])))
    if (cubes.instanceColor) cubes.instanceColor.needsUpdate = true
  }

  const placer = new Object3D()
  const nowhere = new Matrix4().makeScale(0, 0, 0)

  function draw(dance: Choreography, ms: number): void {
    for (let index = 0; index < dance.cubes.length; index++) {
      const { at, turn, scale, shown } = dance.pose(index, ms)
      placer.position.set(...at)
      placer.rotation.set(...turn)
      placer.scale.setScalar(scale)
      placer.updateMatrix()
      cubes.setMatrixAt(index, shown ? placer.matrix : nowhere)
    }
    cubes.instanceMatrix.needsUpdate = true
    parts.tower.position.x = shake(ms)
    renderer.render(scene, camera)
  }

  function tick(now: number): void {
    frame = 0
    if (!playing) return
    const took = now - before
    before = now
    elapsed += took * playing.speed
    if (took > SLOW) slow += 1
    if (slow >= TOO_MANY) lost()
    else if (elapsed >= DURATION) finish()
    else {
      draw(playing.dance, elapsed)
      next()
    }
  }

  function next(): void {
    if (!frame && !document.hidden) frame = requestAnimationFrame(tick)
  }

  function finish(): void {
    if (!playing) return
    const { dance, done } = playing
    playing = null
    cancelAnimationFrame(frame)
    frame = 0
    shown = dance
    draw(dance, DURATION)
    done()
  }

  /** A hidden page stands still, and goes on where it stood. */
  function seen(): void {
    cancelAnimationFrame(frame)
    frame = 0
    before = performance.now()
    if (playing) next()
  }

  function resize(): void {
    const { clientWidth: width, clientHeight: height } = canvas
    if (!width || !height) return
    renderer.setPixelRatio(Math.min(SHARPEST, devicePixelRatio * (canvas.currentCSSZoom || 1)))
    renderer.setSize(width, height, false)
    frameIn(camera, width / height)
    const dance = playing?.dance ?? shown
    if (dance) draw(dance, playing ? elapsed : DURATION)
  }

  function lost(): void {
    finish()
    onlost()
  }

  document.addEventListener('visibilitychange', seen)
  canvas.addEventListener('webglcontextlost', lost)

  return {
    play: (thrown, palette, speed) => {
      finish()
      const dance = choreography(thrown)
      cast(dance, palette)
      parts.light(palette.dark)
      lights(palette.dark)
      resize()
      elapsed = 0
      before = performance.now()
      return new Promise((done) => {
        playing = { dance, speed, done }
        draw(dance, 0)
        next()
      })
    },
    skip: finish,
    resize,
    dispose: () => {
      finish()
      document.removeEventListener('visibilitychange', seen)
      canvas.removeEventListener('webglcontextlost', lost)
      parts.dispose()
      cubes.dispose()
      for (const thing of [box, skin, ground.geometry, ground.material]) thing.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

/** Tower and tray fill the frame, whatever its shape. */
function frameIn(camera: PerspectiveCamera, aspect: number): void {
  const tall = 6.7
  const wide = 6.5
  const half = Math.tan((camera.fov * Math.PI) / 360)
  const distance = Math.max(tall / 2 / half, wide / 2 / half / aspect) + 1.6
  camera.aspect = aspect
  camera.position.set(0, 3 + distance * 0.27, distance)
  camera.lookAt(0, 2.6, 0.9)
  camera.updateProjectionMatrix()
}

/** A window's light from the upper left, soft shadows, and the room's own glow. */
function lighting(scene: Scene): (dark: boolean) => void {
  const sky = new HemisphereLight(LIGHTS.sky, LIGHTS.ground, 1.5)
  const key = new DirectionalLight(LIGHTS.window, 2.6)
  key.position.set(-4.5, 9, 6.5)
  key.castShadow = true
  key.shadow.mapSize.set(1024, 1024)
  key.shadow.radius = 7
  key.shadow.blurSamples = 12
  key.shadow.bias = -0.0006
  key.shadow.normalBias = 0.02
  Object.assign(key.shadow.camera, { left: -4.5, right: 4.5, top: 6, bottom: -4.5, near: 2, far: 22 })
  const rim = new DirectionalLight(LIGHTS.rim, 1.1)
  rim.position.set(5, 4, -3)
  const fill = new AmbientLight(LIGHTS.room, 0.35)
  scene.add(sky, key, rim, fill)
  return (dark) => {
    sky.intensity = dark ? 0.95 : 1.5
    key.intensity = dark ? 2.0 : 2.6
    rim.intensity = dark ? 1.7 : 1.1
  }
}
