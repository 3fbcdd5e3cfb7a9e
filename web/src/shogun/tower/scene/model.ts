// The tower and its tray as they stand on the table: lacquer, brass, pale wood. Built once, out of plain shapes.
import {
  BoxGeometry,
  BufferGeometry,
  CanvasTexture,
  CylinderGeometry,
  DoubleSide,
  Group,
  type Material,
  Mesh,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  Shape,
  ExtrudeGeometry,
  TorusGeometry,
} from 'three'
import { FUNNEL } from '../choreography'
import { TRAY } from '../layout'
import { roof } from './roof'
import { PAINTS } from './paints'

const STOREYS = [
  { half: 0.95, from: 1.05, to: 1.85, eave: 1.42 },
  { half: 0.83, from: 2.05, to: 2.8, eave: 1.27 },
  { half: 0.72, from: 2.98, to: 3.68, eave: 1.12 },
]

const RIBS = 14

/** Drawn grain, so that nothing has to be loaded. */
function grain(base: string, line: string): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = 256
  canvas.height = 64
  const pen = canvas.getContext('2d')!
  pen.fillStyle = base
  pen.fillRect(0, 0, 256, 64)
  pen.strokeStyle = line
  for (let row = 0; row < 22; row++) {
    pen.globalAlpha = 0.1 + ((row * 37) % 11) / 40
    pen.lineWidth = 0.6 + ((row * 13) % 5) / 3
    pen.beginPath()
    for (let x = 0; x <= 256; x += 16) pen.lineTo(x, row * 3 + Math.sin(x / 256 * Math.PI * 2 + row * 1.7) * 2.2)
    pen.stroke()
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = texture.wrapT = RepeatWrapping
  return texture
}

export interface Model {
  /** What shakes. */
  tower: Group
  tray: Group
  /** Lamps behind the paper windows, lit in the dark. */
  light: (dark: boolean) => void
  dispose: () => void
}

export function model(): Model {
  const wood = grain(PAINTS.wood, PAINTS.grain)
  wood.repeat.set(2, 1)
  const materials = {
    lacquer: new MeshStandardMaterial({ color: PAINTS.lacquer, roughness: 0.4, metalness: 0.05 }),
    dark: new MeshStandardMaterial({ color: PAINTS.dark, roughness: 0.45, metalness: 0.1, side: DoubleSide }),
    brass: new MeshStandardMaterial({ color: PAINTS.brass, roughness: 0.32, metalness: 0.55, side: DoubleSide }),
    paper: new MeshStandardMaterial({ color: PAINTS.paper, roughness: 0.9, emissive: PAINTS.lamp, emissiveIntensity: 0 }),
    wood: new MeshStandardMaterial({ map: wood, roughness: 0.72 }),
    inside: new MeshStandardMaterial({ color: PAINTS.inside, roughness: 1 }),
    funnel: new MeshStandardMaterial({ color: PAINTS.funnel, roughness: 0.85, side: DoubleSide, emissive: PAINTS.funnelGlow, emissiveIntensity: 0.22 }),
  }
  const tower = new Group()
  const tray = new Group()
  foot(tower, materials)
  for (const storey of STOREYS) addStorey(tower, storey, materials)
  funnel(tower, materials)
  addTray(tray, materials)
  return {
    tower,
    tray,
    light: (dark) => {
      materials.paper.emissiveIntensity = dark ? 0.85 : 0.08
    },
    dispose: () => {
      for (const group of [tower, tray]) group.traverse((part) => part instanceof Mesh && part.geometry.dispose())
      for (const material of Object.values(materials)) material.dispose()
      wood.dispose()
    },
  }
}

type Materials = Record<'lacquer' | 'dark' | 'brass' | 'paper' | 'wood' | 'inside' | 'funnel', MeshStandardMaterial>

function add(group: Group, geometry: BufferGeometry, material: Material, x = 0, y = 0, z = 0): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.position.set(x, y, z)
  mesh.castShadow = mesh.receiveShadow = true
  group.add(mesh)
  return mesh
}

/** The base with its opening to the front, and the ramp that leads into the tray. */
function foot(tower: Group, { lacquer, dark, inside, brass, wood }: Materials): void {
  const outline = new Shape()
  outline.moveTo(-1.05, 0).lineTo(-1.05, 1).lineTo(1.05, 1).lineTo(1.05, 0).lineTo(0.78, 0)
  outline.lineTo(0.78, 0.5).quadraticCurveTo(0.7, 0.82, 0, 0.84).quadraticCurveTo(-0.7, 0.82, -0.78, 0.5)
  outline.lineTo(-0.78, 0).lineTo(-1.05, 0)
  add(tower, new ExtrudeGeometry(outline, { depth: 0.16, bevelEnabled: false }), lacquer, 0, 0, 0.9)
  add(tower, new BoxGeometry(2.1, 1, 0.12), lacquer, 0, 0.5, -0.98)
  for (const side of [-1, 1]) add(tower, new BoxGeometry(0.12, 1, 1.9), lacquer, side * 0.99, 0.5, -0.02)
  add(tower, new BoxGeometry(1.86, 0.9, 0.06), inside, 0, 0.45, 0.55)
  add(tower, new BoxGeometry(1.86, 0.06, 1.6), inside, 0, 0.93, 0.1)
  const ramp = add(tower, new BoxGeometry(1.54, 0.06, 0.7), wood, 0, 0.2, 0.98)
  ramp.rotation.x = 0.24
  add(tower, new BoxGeometry(2.3, 0.1, 2.3), dark, 0, 1.02, 0)
  add(tower, new BoxGeometry(2.34, 0.035, 2.34), brass, 0, 1.07, 0)
}

interface Storey {
  half: number
  from: number
  to: number
  eave: number
}

function addStorey(tower: Group, { half, from, to, eave }: Storey, { lacquer, dark, brass, paper }: Materials): void {
  const tall = to - from
  add(tower, new BoxGeometry(half * 2, tall, half * 2), lacquer, 0, from + tall / 2, 0)
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) add(tower, new BoxGeometry(0.12, tall, 0.12), dark, x * half, from + tall / 2, z * half)
  }
  for (const turn of [0, 1, 2, 3]) windows(tower, half, from + tall * 0.52, tall * 0.5, turn, paper, dark)
  add(tower, new BoxGeometry(half * 2 + 0.06, 0.05, half * 2 + 0.06), brass, 0, from + 0.03, 0)
  const { tiles, rim } = roof({ top: half * 0.82, eave, height: 0.27, lift: 0.17, thick: 0.07 })
  add(tower, tiles, dark, 0, to, 0)
  add(tower, rim, brass, 0, to, 0)
}

/** Three paper windows with a cross of wood on each wall. */
function windows(tower: Group, half: number, y: number, tall: number, turn: number, paper: Material, dark: Material): void {
  const wall = new Group()
  const wide = half * 0.42
  for (const column of [-1, 0, 1]) {
    const x = column * half * 0.58
    add(wall, new BoxGeometry(wide, tall, 0.04), paper, x, y, half)
    add(wall, new BoxGeometry(0.03, tall, 0.06), dark, x, y, half)
    add(wall, new BoxGeometry(wide, 0.03, 0.06), dark, x, y, half)
    for (const edge of [-1, 1]) add(wall, new BoxGeometry(0.035, tall + 0.03, 0.07), dark, x + (edge * wide) / 2, y, half)
  }
  wall.rotation.y = (turn * Math.PI) / 2
  tower.add(wall)
}

/** Paper over ribs, as a lantern is made. */
function funnel(tower: Group, { funnel: paper, inside, brass, dark }: Materials): void {
  const [, rim] = FUNNEL
  const low = 4.02
  const [wide, narrow] = [1.2, 0.4]
  add(tower, new CylinderGeometry(0.46, 0.6, 0.2, 4, 1).rotateY(Math.PI / 4), dark, 0, low - 0.06, 0)
  add(tower, new CylinderGeometry(wide, narrow, rim - low, 36, 1, true), paper, 0, (rim + low) / 2, 0)
  add(tower, new CylinderGeometry(0.72, 0.72, 0.02, 28), inside, 0, low + 0.42, 0)
  const lean = Math.atan2(wide - narrow, rim - low)
  for (let rib = 0; rib < RIBS; rib++) {
    const spoke = new Group()
    const bar = add(spoke, new BoxGeometry(0.035, Math.hypot(rim - low, wide - narrow), 0.035), dark, (wide + narrow) / 2 + 0.01, (rim + low) / 2)
    bar.rotation.z = -lean
    spoke.rotation.y = (rib / RIBS) * Math.PI * 2
    tower.add(spoke)
  }
  add(tower, new TorusGeometry(wide, 0.05, 10, 48).rotateX(Math.PI / 2), brass, 0, rim, 0)
  add(tower, new TorusGeometry((wide + narrow) / 2, 0.018, 6, 40).rotateX(Math.PI / 2), dark, 0, (rim + low) / 2, 0)
  add(tower, new TorusGeometry(narrow + 0.04, 0.045, 8, 28).rotateX(Math.PI / 2), brass, 0, low + 0.06, 0)
}

function addTray(tray: Group, { wood, brass }: Materials): void {
  const { x, front, back, floor } = TRAY
  const middle = (front + back) / 2
  const deep = front - back
  const wall = 0.13
  const high = 0.3
  add(tray, new BoxGeometry(x * 2 + 0.2, floor, deep + 0.2), wood, 0, floor / 2, middle)
  add(tray, new BoxGeometry(x * 2 + wall * 2, high, wall), wood, 0, high / 2, front + wall / 2)
  for (const side of [-1, 1]) {
    add(tray, new BoxGeometry(wall, high, deep + wall), wood, side * (x + wall / 2), high / 2, middle)
    add(tray, new BoxGeometry(x - 1.05, high, wall), wood, side * (1.05 + (x - 1.05) / 2), high / 2, back - wall / 2)
    add(tray, new BoxGeometry(wall + 0.02, 0.03, deep + wall * 2), brass, side * (x + wall / 2), high + 0.01, middle)
  }
  add(tray, new BoxGeometry(x * 2 + wall * 2, 0.03, wall + 0.02), brass, 0, high + 0.01, front + wall / 2)
}
