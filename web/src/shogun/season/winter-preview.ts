// What winter would pay if it came now, as the server says.
import type { Building, View } from '../view'
import type { ShogunOutlook } from '../../net/wire'

export const BUILDINGS: Building[] = ['castle', 'temple', 'theatre']

export const outlookOf = (view: View): ShogunOutlook => view.table.outlook as ShogunOutlook
