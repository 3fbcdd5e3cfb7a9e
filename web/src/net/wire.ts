// Everything that goes over the wire. Made by wire.mjs from ../src/bakufu/server/http/wire.json: do not edit.

export type Resource = 'lacquer' | 'leather' | 'steel' | 'wood'
export type LineLeft = 'column' | 'points' | 'row'
export type Line =
  'column-1' | 'column-2' | 'column-3' | 'column-4' | 'column-5' | 'row-1' | 'row-2' | 'row-3' | 'row-4'
export type Room = 'advance' | 'coins' | 'decorate' | 'lacquer' | 'leather' | 'move' | 'steel'
export type Benefit = 'armies' | 'chests' | 'points' | 'rice'
export type Building = 'castle' | 'temple' | 'theatre'
export type CardEffect =
  | 'advance'
  | 'cheaper-monk'
  | 'decorate-one'
  | 'double-coins'
  | 'double-line'
  | 'double-points'
  | 'exchange'
  | 'rearrange'
  | 'room'
  | 'second-benefit'
export type CautionKind = 'idle' | 'jam' | 'lost' | 'waiting'
export type Region = 'brown' | 'green' | 'purple' | 'red' | 'yellow'
export type Chronicle = ShogunChronicle | KatanaChronicle
export type Season = 'autumn' | 'spring' | 'summer' | 'winter'
export type Colour = 'black' | 'blue' | 'purple' | 'red' | 'yellow'
export type FavourKind =
  | 'armies'
  | 'castle'
  | 'chests'
  | 'event'
  | 'marker'
  | 'points'
  | 'protection-a'
  | 'protection-b'
  | 'protection-both'
  | 'rice'
  | 'temple'
  | 'theatre'
  | 'tray'
export type Options = ShogunOptions | KatanaOptions
export type Setup = 'claim' | 'fixed'
export type Side = 'moon' | 'sun'
export type RoomSetup = 'first' | 'random'
export type Event = ShogunEvent | KatanaEvent
export type ShogunEvent =
  | ShogunActionBegan
  | ShogunActionRevealed
  | ShogunActionSkipped
  | ShogunActionsLaidOut
  | ShogunAdjusted
  | ShogunArmiesConverted
  | ShogunArmiesGranted
  | ShogunArmiesMoved
  | ShogunArmiesStayed
  | ShogunAttackBegan
  | ShogunAudienceBegan
  | ShogunAudienceEnded
  | ShogunAudienceMissed
  | ShogunAudienceTied
  | ShogunBattleDecided
  | ShogunBenefitReceived
  | ShogunBidRanked
  | ShogunBidRevealed
  | ShogunBuilt
  | ShogunBystandersStayed
  | ShogunCardPlanned
  | ShogunCardRevealed
  | ShogunCardSurrendered
  | ShogunCardTaken
  | ShogunChamberDeclined
  | ShogunChamberTaken
  | ShogunChestsDealt
  | ShogunClaimingBegan
  | ShogunClaimingEnded
  | ShogunCollected
  | ShogunCourtOpened
  | ShogunCubesThrown
  | ShogunDeployed
  | ShogunEventDrawn
  | ShogunEventEnded
  | ShogunEventLeft
  | ShogunEventRemoved
  | ShogunEventsLaidOut
  | ShogunFarmersCounted
  | ShogunFarmersMissing
  | ShogunFarmersReturned
  | ShogunFavourBrought
  | ShogunFavourDeclined
  | ShogunFavourInVain
  | ShogunFavourKept
  | ShogunFavourLost
  | ShogunFavourShort
  | ShogunFavourTaken
  | ShogunFavoursLaidOut
  | ShogunFavoursRemoved
  | ShogunFavoursTooDear
  | ShogunGameBegan
  | ShogunGameEnded
  | ShogunHelpDenied
  | ShogunLastArmyLeft
  | ShogunLeaderLost
  | ShogunLeaderMoved
  | ShogunLeaderPlaced
  | ShogunLeaderStayed
  | ShogunLeaderStoodAside
  | ShogunLeadersAway
  | ShogunLeadersRested
  | ShogunLeadersSummoned
  | ShogunLineScored
  | ShogunMarkerParried
  | ShogunMarkerPlaced
  | ShogunMarkerRemoved
  | ShogunMarkersDrawn
  | ShogunMarkersRanOut
  | ShogunMarkersTurned
  | ShogunNeutralLeads
  | ShogunNoMajority
  | ShogunNothingConverted
  | ShogunOfficialsEntered
  | ShogunOfficialsReturned
  | ShogunOfficialsSent
  | ShogunOpenCardsBuried
  | ShogunOpenCardsLaid
  | ShogunOrderDetermined
  | ShogunPilesRearranged
  | ShogunPlaceTaken
  | ShogunPlansLaid
  | ShogunPriceLowered
  | ShogunProtectionEnded
  | ShogunProtectionGranted
  | ShogunProvinceOccupied
  | ShogunProvinceRazed
  | ShogunProvinceTaken
  | ShogunProvincesFed
  | ShogunProvincesLeftOut
  | ShogunRegionSkipped
  | ShogunRegionTileMoved
  | ShogunRegionTilesLaid
  | ShogunRegionWon
  | ShogunReinforced
  | ShogunRevoltBegan
  | ShogunRevoltChosen
  | ShogunRevoltsDrawn
  | ShogunRiceLost
  | ShogunRoundEnded
  | ShogunSamuraiAdvanced
  | ShogunSamuraiStayed
  | ShogunScored
  | ShogunSpecialsLaidOut
  | ShogunStatueDeclined
  | ShogunStatueRaised
  | ShogunStatuesStayed
  | ShogunTowerLoaded
  | ShogunTrackExceeded
  | ShogunTrophiesTaken
  | ShogunWinterBegan
  | ShogunYearTurned
export type KatanaEvent =
  | KatanaBenefitBought
  | KatanaCardDiscarded
  | KatanaCardPlayed
  | KatanaCardTaken
  | KatanaCoinsGained
  | KatanaDecoratorAdvanced
  | KatanaFamilyPlaced
  | KatanaFigurePlaced
  | KatanaFirstPlayerChanged
  | KatanaFirstPlayerNext
  | KatanaGameBegan
  | KatanaGameEnded
  | KatanaGhostDeckChanged
  | KatanaGhostDiscarded
  | KatanaGhostDrew
  | KatanaGhostFoundNoSpace
  | KatanaGhostPlacedFamily
  | KatanaGhostScored
  | KatanaGhostTookSword
  | KatanaHonorsRevealed
  | KatanaKatanaInPlay
  | KatanaLineGave
  | KatanaPassed
  | KatanaPointsDoubled
  | KatanaProjectChanged
  | KatanaProjectGrew
  | KatanaResourceBought
  | KatanaResourceDecorated
  | KatanaResourceGained
  | KatanaResourcesExchanged
  | KatanaRoomUsed
  | KatanaRoundBegan
  | KatanaSashimonoTaken
  | KatanaScored
  | KatanaStartingSwordTaken
  | KatanaStartingSwordsRevealed
  | KatanaSwordDelivered
  | KatanaSwordMoved
  | KatanaSwordTaken
  | KatanaSwordsLaidOut
  | KatanaSwordsSwapped
  | KatanaWorkerFreed
export type GhostCard = 'academy' | 'daimyo' | 'first-player' | 'market' | 'palace'
export type House = 'blue' | 'green' | 'red' | 'white'
export type Flag = 'blue' | 'green' | 'red' | 'starting' | 'white'
export type Forecast = ForecastCard | ForgeCard
export type WholeKind = 'decorate-all' | 'move-all' | 'take-both'
export type HonorKind =
  | 'benefits'
  | 'certain'
  | 'coins'
  | 'decorated'
  | 'decorations'
  | 'decorators'
  | 'figures'
  | 'flowers'
  | 'katana-decorations'
  | 'resource'
  | 'sashimono'
  | 'strength'
  | 'strength-levels'
  | 'total-strength'
  | 'unused-cards'
export type Move = ShogunMove | KatanaMove
export type ShogunMove =
  | ShogunCalmProvince
  | ShogunChooseBenefit
  | ShogunClaimArmies
  | ShogunClaimCard
  | ShogunClaimWithLeader
  | ShogunDeployArmies
  | ShogunFavouredArmies
  | ShogunFavouredBuilding
  | ShogunMarchArmies
  | ShogunMarchTo
  | ShogunMoveLeader
  | ShogunMoveTo
  | ShogunNextRevolt
  | ShogunPlaceLeader
  | ShogunPlanCard
  | ShogunRaiseStatue
  | ShogunReinforce
  | ShogunRemoveEvent
  | ShogunTakeChamber
  | ShogunTakeFavour
  | ShogunTakePlace
export type KatanaMove =
  | KatanaAddToProject
  | KatanaAdvanceDecorator
  | KatanaArrangeFamily
  | KatanaBuyBenefit
  | KatanaBuyResource
  | KatanaChooseGhostCard
  | KatanaChooseLine
  | KatanaComposeKatana
  | KatanaComposeResource
  | KatanaDecorateResource
  | KatanaDeliverSword
  | KatanaDoublePoints
  | KatanaDropFromProject
  | KatanaEnough
  | KatanaExchangeResources
  | KatanaGrowProject
  | KatanaMoveSword
  | KatanaPassWith
  | KatanaPlaceFigure
  | KatanaPlayCard
  | KatanaQuiet
  | KatanaSwapSwords
  | KatanaTakeBenefits
  | KatanaTakeCard
  | KatanaTakeSashimono
  | KatanaTakeStartingSword
  | KatanaUseRoom
export type StepKind = 'away' | 'back' | 'moves' | 'pause' | 'resume' | 'seal' | 'talk' | 'undo' | 'unseal' | 'vacation'
export type StepAuthor = 'bot' | 'deadline' | 'player'
export type View = ShogunView | KatanaView
export type ShogunView = ShogunTable & ShogunQuestion
export type Outlook = ShogunOutlook | KatanaOutlook
export type LeaderMeaning = 'flee' | 'no-statue' | 'place' | 'statue'
export type ShogunQuestion =
  | {
      decision: null
      about: {}
    }
  | {
      decision: 'claim-card'
      about: {}
    }
  | {
      decision: 'claim-armies'
      about: {
        province: string
      }
    }
  | {
      decision: 'plan'
      about: {}
    }
  | {
      decision: 'place'
      about: {}
    }
  | {
      decision: 'deploy-armies'
      about: {
        action: string
        armies: number
        province: string
        special_armies: number
      }
    }
  | {
      decision: 'move-to'
      about: {
        action: string
        origin: string
      }
    }
  | {
      decision: 'march-to'
      about: {
        action: string
        origin: string
      }
    }
  | {
      decision: 'march-armies'
      about: {
        action: string
        origin: string
        target: string
      }
    }
  | {
      decision: 'reinforce'
      about: {
        special: string
      }
    }
  | {
      decision: 'next-revolt'
      about: {}
    }
  | {
      decision: 'take-favour'
      about: {}
    }
  | {
      decision: 'remove-event'
      about: {}
    }
  | {
      decision: 'calm-province'
      about: {}
    }
  | {
      decision: 'favoured-armies'
      about: {
        armies: number
      }
    }
  | {
      decision: 'favoured-building'
      about: {
        building: string
      }
    }
  | {
      decision: 'choose-benefit'
      about: {
        card: number
      }
    }
  | {
      decision: 'place-leader'
      about: {}
    }
  | {
      decision: 'claim-with-leader'
      about: {
        province: string
      }
    }
  | {
      decision: 'move-leader'
      about: {
        origin: string
      }
    }
  | {
      decision: 'raise-statue'
      about: {
        province: string
      }
    }
  | {
      decision: 'take-chamber'
      about: {
        region: string
      }
    }
export type KatanaView = KatanaTable & KatanaQuestion
export type KatanaQuestion =
  | {
      decision: null
      about: {}
    }
  | {
      decision: 'turn'
      about: {}
    }
  | {
      decision: 'forging'
      about: {}
    }
  | {
      decision: 'buying'
      about: {}
    }
  | {
      decision: 'taking-a-card'
      about: {}
    }
  | {
      decision: 'decorating'
      about: {}
    }
  | {
      decision: 'rooms'
      about: {}
    }
  | {
      decision: 'komainu-effect'
      about: {}
    }
  | {
      decision: 'academy-gift'
      about: {}
    }
  | {
      decision: 'palace-gift'
      about: {}
    }
  | {
      decision: 'aside'
      about: {}
    }
  | {
      decision: 'end-of-turn'
      about: {}
    }
  | {
      decision: 'delivery'
      about: {}
    }
  | {
      decision: 'starting-sword'
      about: {}
    }
  | {
      decision: 'advancing'
      about: {
        card?: number
      }
    }
  | {
      decision: 'family'
      about: {}
    }
  | {
      decision: 'sashimono'
      about: {}
    }
  | {
      decision: 'project'
      about: {
        sword: string
      }
    }
  | {
      decision: 'line'
      about: {
        card: number
        second: number
      }
    }
  | {
      decision: 'second'
      about: {
        card: number
      }
    }
  | {
      decision: 'exchange'
      about: {
        card: number
      }
    }
  | {
      decision: 'card-move'
      about: {
        card: number
      }
    }
  | {
      decision: 'card-decoration'
      about: {
        card: number
      }
    }
  | {
      decision: 'rearranging'
      about: {
        card: number
      }
    }
  | {
      decision: 'changing-project'
      about: {}
    }
  | {
      decision: 'composing'
      about: {
        composition: Resource[]
      }
    }
  | {
      decision: 'ghost-card'
      about: {}
    }
export type Incoming = Hello | Play | Ready | NotReady | Undo | Resign | Return | Pause | Resume | Talk | Hint | Lead
export type KatanaTopic =
  | 'honor-benefits'
  | 'honor-certain'
  | 'honor-coins'
  | 'honor-decorated'
  | 'honor-decorations'
  | 'honor-decorators'
  | 'honor-figures'
  | 'honor-flowers'
  | 'honor-katana-decorations'
  | 'honor-resource'
  | 'honor-sashimono'
  | 'honor-strength'
  | 'honor-strength-levels'
  | 'honor-total-strength'
  | 'honor-unused-cards'
  | 'learn-at-academy-gift'
  | 'learn-at-advancing'
  | 'learn-at-aside'
  | 'learn-at-buying'
  | 'learn-at-decorating'
  | 'learn-at-delivery'
  | 'learn-at-end-of-turn'
  | 'learn-at-exchange'
  | 'learn-at-family'
  | 'learn-at-forging'
  | 'learn-at-komainu-effect'
  | 'learn-at-palace-gift'
  | 'learn-at-project'
  | 'learn-at-rooms'
  | 'learn-at-sashimono'
  | 'learn-at-starting-sword'
  | 'learn-at-taking-a-card'
  | 'learn-better-monk'
  | 'learn-card'
  | 'learn-deliver'
  | 'learn-delivered'
  | 'learn-early'
  | 'learn-elsewhere'
  | 'learn-figures'
  | 'learn-forge'
  | 'learn-freed'
  | 'learn-got-card'
  | 'learn-idle-monk'
  | 'learn-kept'
  | 'learn-last'
  | 'learn-line-gave'
  | 'learn-market'
  | 'learn-monk'
  | 'learn-moved'
  | 'learn-one'
  | 'learn-palace'
  | 'learn-passed'
  | 'learn-poor-monk'
  | 'learn-recipe'
  | 'learn-rival'
  | 'learn-rival-passed'
  | 'learn-room'
  | 'learn-several'
  | 'learn-still'
  | 'learn-sword'
  | 'learn-taken'
  | 'learn-unfit'
  | 'market-buying'
  | 'project-composition'
  | 'temple-monk'
  | 'undo-refused'
export type Outgoing = Step | Welcome | TableChanged | Ack | Refused | Hinted | Led | Closing
export type Topic = ShogunTopic | KatanaTopic
export type ShogunTopic =
  | 'asked-attack'
  | 'asked-bids'
  | 'asked-bury'
  | 'asked-defence'
  | 'asked-next-revolt'
  | 'asked-six-armies'
  | 'battle-joining'
  | 'battle-neutral'
  | 'battle-staying-out'
  | 'battle-tower'
  | 'chambers-exchange'
  | 'court-audience'
  | 'court-decline'
  | 'court-kept'
  | 'court-protected'
  | 'court-removed-event'
  | 'favour-armies'
  | 'favour-castle'
  | 'favour-chests'
  | 'favour-event'
  | 'favour-marker'
  | 'favour-points'
  | 'favour-protection-a'
  | 'favour-protection-b'
  | 'favour-protection-both'
  | 'favour-rice'
  | 'favour-temple'
  | 'favour-theatre'
  | 'favour-tray'
  | 'leaders-battle'
  | 'leaders-claim'
  | 'leaders-move'
  | 'leaders-place'
  | 'leaders-statue'
  | 'learn-actions'
  | 'learn-aim'
  | 'learn-anger'
  | 'learn-autumn'
  | 'learn-autumn-most'
  | 'learn-battle'
  | 'learn-bid'
  | 'learn-bids'
  | 'learn-broke'
  | 'learn-build'
  | 'learn-built'
  | 'learn-cards'
  | 'learn-collected'
  | 'learn-deploy'
  | 'learn-doomed'
  | 'learn-event'
  | 'learn-fed'
  | 'learn-hungry'
  | 'learn-idle'
  | 'learn-lone'
  | 'learn-lost'
  | 'learn-march'
  | 'learn-markers'
  | 'learn-move'
  | 'learn-next-revolt'
  | 'learn-place'
  | 'learn-reinforce'
  | 'learn-rest'
  | 'learn-rice'
  | 'learn-rice-lost'
  | 'learn-risen'
  | 'learn-risen-elsewhere'
  | 'learn-row'
  | 'learn-scored'
  | 'learn-season-over'
  | 'learn-six'
  | 'learn-starved'
  | 'learn-summer-markers'
  | 'learn-surrendered'
  | 'learn-tax'
  | 'learn-thin'
  | 'learn-unfinished'
  | 'learn-unpaid'
  | 'learn-weak'
  | 'learn-winter'
  | 'learn-won'
  | 'plan-markers'
  | 'plan-revolt'
  | 'plan-unfed'
  | 'samurai-next-card'
  | 'samurai-regions'
  | 'score-buildings'
  | 'score-castle'
  | 'score-chambers'
  | 'score-favours'
  | 'score-provinces'
  | 'score-samurai'
  | 'score-statues'
  | 'score-temple'
  | 'score-theatre'
  | 'score-tie'
  | 'score-trophies'
  | 'space-battle-a'
  | 'space-battle-b'
  | 'space-bid'
  | 'space-castle'
  | 'space-convert-1'
  | 'space-convert-2'
  | 'space-convert-3'
  | 'space-deploy-1'
  | 'space-deploy-3'
  | 'space-deploy-5'
  | 'space-rice'
  | 'space-tax'
  | 'space-temple'
  | 'space-theatre'
  | 'undo-refused'
  | 'winter-points'
  | 'winter-provisions'
  | 'winter-revolts'
  | 'winter-rice-loss'

export interface Academy {
  figures: Figure[]
  spaces: number
}
/**
 * A Worker or Monk on the board.
 */
export interface Figure {
  monk: boolean
  side: number
}
/**
 * `mail`: the confirmed address. `can_mail`: whether this server sends mail. `moderator`: whether you may moderate. `shares_games`: whether researchers may use your finished games, if everybody at the table agrees.
 */
export interface Account {
  name: string
  claimed: boolean
  created_at: number
  mail: string | null
  can_mail: boolean
  moderator: boolean
  shares_games: boolean
  sessions: SessionCard[]
}
/**
 * Where you are signed in. `device`: the browser and its system, or the name of a program; empty if unknown.
 */
export interface SessionCard {
  id: string
  device: string
  created_at: number
  seen_at: number
  current: boolean
}
export interface Ack {
  type: 'ack'
  id: string
  seq: number
}
/**
 * The current action: whose Moment it is, and what is still to do in it. `interrupted` are deliveries that wait for the current one, the first one first.
 */
export interface Action {
  active: Activated[]
  actor: number
  asked: number[]
  cards: number
  decorators: Resource[]
  delivering: string | null
  doubled_coins: boolean
  earned: number
  extra_moves: number
  giving: string | null
  interrupted: Interrupted[]
  line: Line | null
  lines: LineLeft[]
  monk: boolean
  offering: number | null
  room_again: boolean
  rooms: Room[]
}
/**
 * A Sword of the activated line; of a SHOGUN NO KATANA also whose it is.
 */
export interface Activated {
  moved: boolean
  seat: number | null
  sword: string
}
export interface Interrupted {
  delivering: string
  lines: LineLeft[]
}
/**
 * A face-down card is null.
 */
export interface Actions {
  at: number
  row: (string | null)[]
  turn: number
}
/**
 * What a player adds to the seed of the rematch, as when joining a table.
 */
export interface Again {
  /**
   * Random text of the client's own, in visible ASCII.
   */
  entropy?: string
  /**
   * The SHA-256 in hex of random text that the client reveals when the game is about to start.
   */
  sealed?: string
}
export interface Arrow {
  start: string
  end: string
}
/**
 * `by` is a moderator's name; empty: it was done on the command line.
 */
export interface AuditCard {
  at: number
  by: string
  what: string
  about: string
  reason: string
}
/**
 * `defender` is null for a neutral province.
 */
export interface Battle {
  attacker: number
  attackers: number
  defender: number | null
  defenders: number
  province: string
}
/**
 * What the player has, and would have.
 */
export interface BenefitChange {
  type: 'benefit-change'
  before: number
  after: number
}
/**
 * By benefit that the card shows.
 */
export interface BenefitPreview {
  type: 'benefit-preview'
  benefits: {
    [k: string]: BenefitChange
  }
}
export interface Benefits {
  armies?: number
  chests?: number
  points?: number
  rice?: number
}
/**
 * The table that a game branched off from, and the entry of its log after which it did.
 */
export interface BranchCard {
  seq: number
  table: string
}
/**
 * The entry of the log after which the branch begins, and your seat in it.
 */
export interface Branching {
  seq: number
  seat: number
  link?: string | null
}
export interface ByHouse {
  blue: number
  green: number
  red: number
  white: number
}
/**
 * `resources` are those of an exchange, `monk` is what a Monk costs with the card.
 */
export interface Card {
  benefit: CardBenefit
  card: number
  cost: number
  effect: CardEffect
  monk?: number
  resources?: Resource[]
  room?: Room
}
export interface CardBenefit {
  coins: number
  points: number
  resource: Resource | null
}
/**
 * What a player would probably regret about a move, and the number that goes with it.
 */
export interface CautionCard {
  count: number
  kind: CautionKind
}
/**
 * Markers by seat, those of the neutral player last; the seats with the most, whether the neutral player ties with them, and what each of these seats would score.
 */
export interface ChamberLine {
  type: 'chamber-line'
  counts: number[]
  leaders: number[]
  neutral: boolean
  each: number
}
/**
 * Chambers are called by row and column, "a1" to "f6", lines "row-a" or "column-1".
 */
export interface Chambers {
  face_down: string[]
  face_up: string[]
  left: number[]
  points: {
    [k: string]: number
  }
  regions: Region[]
  taken: {
    [k: string]: number
  }
}
/**
 * `points` is what each seat would score for the lines now.
 */
export interface ChambersOutlook {
  type: 'chambers-outlook'
  points: number[]
  lines: {
    [k: string]: ChamberLine
  }
  regions: {
    [k: string]: RegionLead
  }
}
/**
 * The seats with the most provinces in a region, in turn order, and how many these are. `first` is whose turn it would be to exchange a marker: None for nobody, and for a tie while there is no turn order.
 */
export interface RegionLead {
  type: 'region-lead'
  seats: number[]
  provinces: number
  first: number | null
}
/**
 * Probabilities from 0 to 1. `survivors`: the attacker's armies left after a win, on average; `defenders_left`: the defender's after a loss; `histogram`: the probability that 0, 1, 2, ... attackers are left.
 */
export interface ChanceCard {
  defenders_left: number
  histogram: number[]
  lose: number
  survivors: number
  tie: number
  win: number
}
/**
 * A chapter of the rules: those whose ids begin with its own.
 */
export interface ChapterCard {
  id: string
  title: string
}
/**
 * The moves of one turn, what they are expected to gain, and what they are about.
 */
export interface Choice {
  gain: number
  moves: number[]
  refs: Ref[]
}
/**
 * Something on the table that a choice is about: the "pick" among the options, a "province", a "card", a "space", ..., and its name.
 */
export interface Ref {
  kind: string
  name: string
}
export interface ShogunChronicle {
  decided: string | null
  decisive: Decisive[]
  luck: LuckLine[]
  rounds: ShogunRound[]
  scoring: ShogunScore[]
  standings: Standing[]
  verdict: Verdict | null
}
/**
 * What the winner scored more points for than the next player, over the whole game.
 */
export interface Decisive {
  ahead: number
  points: number
  source: string
}
/**
 * One side in one throw: the cubes it threw, and its cubes in the tray, expected and actual.
 */
export interface LuckLine {
  came: number
  expected: number
  seat: number | 'farmers'
  seq: number
  thrown: number
}
/**
 * The standings at the end of a season. `armies` are those on the board.
 */
export interface ShogunRound {
  seq: number
  points: number[]
  year: number
  season: Season
  provinces: number[]
  rice: number[]
  armies: number[]
  chests: number[]
}
/**
 * `source` is what the points are for: provinces, buildings, a kind of building, or as a module says. The base game scores in winter only, modules in every `season`.
 */
export interface ShogunScore {
  seat: number
  rule: string
  points: number
  year: number
  season: Season
  region: Region | null
  building: Building | null
  source: string
}
/**
 * Place 1 is the leader. Players who share a place are tied on points and in the tie-break.
 */
export interface Standing {
  type: 'standing'
  seat: number
  place: number
  points: number
  tie_break: number
}
/**
 * How final standings come about. `by` is what made the winners win: more points, the tie-break, or nothing, so that they share the victory. `ahead` are the points between the winner and the next, `beaten` the players with as many points who lost by the tie-break, `tied` everybody who has as many points as somebody else.
 */
export interface Verdict {
  type: 'verdict'
  winners: number[]
  by: 'points' | 'shared' | 'tie-break'
  ahead: number
  beaten: number[]
  tied: number[]
}
export interface KatanaChronicle {
  decided: string | null
  decisive: Decisive[]
  luck: LuckLine[]
  rounds: KatanaRound[]
  scoring: KatanaScore[]
  standings: Standing[]
  verdict: Verdict | null
}
/**
 * The standings at the end of a round. `swords` are those delivered, `cards` those in hand.
 */
export interface KatanaRound {
  seq: number
  points: number[]
  round: number
  coins: number[]
  swords: number[]
  cards: number[]
}
/**
 * `about` is what scored, such as the number of a Sword or an Honor card; None if the rule says it all. `source` is what the points are for, in one word. `parts` add up to the points; empty where there is only one.
 */
export interface KatanaScore {
  seat: number
  rule: string
  points: number
  round: number
  about: string | null
  source: string
  parts: ScorePart[]
}
/**
 * A part of what scored: the "tile" of a Sword or the "resources" of a SHOGUN NO KATANA, its "decorations", the "round", or a "set" of Sashimonos; `kinds` is the number of Houses in a set, otherwise 0.
 */
export interface ScorePart {
  type: 'score-part'
  what: string
  points: number
  kinds: number
}
/**
 * `seen` are the open cards that each seat saw on its last turn.
 */
export interface Claiming {
  buried: string[]
  groups: number[][]
  open: string[]
  pile: number
  seen: string[][]
}
/**
 * An attack on a province. `loyal`: farmers in the tray side with the defender.
 */
export interface ClashPreview {
  type: 'clash-preview'
  attacker: ClashSide
  defender: ClashSide
  loyal: boolean
}
/**
 * Who fights, None for farmers, and the cubes that are thrown into the tower or count with them, by origin. Armies that march aren't included.
 */
export interface ClashSide {
  type: 'clash-side'
  seat: number | null
  cubes: {
    [k: string]: number
  }
}
/**
 * The server is about to stop or restart; reconnect with the sequence number at hand.
 */
export interface Closing {
  type: 'closing'
  seq: number
  reason: string
}
/**
 * What else could be done, and by how much the suggestion is better: in "points", in percent of the "chance" to win, or only by "rank", where no number would mean anything. `own`: it is what the player has planned.
 */
export interface Comparison {
  by: number
  moves: number[]
  own: boolean
  unit: string
}
/**
 * `order` are the Resources, and the first `begun` of them can't be changed any more. `adds` and `drops` are late changes of the Project, which cost `cost` points; `value` is what its Resources are worth. `begins` and `ends` are the spaces of the Forge, None where there are none. `moves` put it into play; None if that can't be done now.
 */
export interface Composition {
  type: 'composition'
  order: Resource[]
  begun: number
  most: number
  problems: CompositionProblem[]
  adds: {
    [k: string]: number
  }
  drops: {
    [k: string]: number
  }
  cost: number
  value: number
  begins: string | null
  ends: string | null
  moves: number[] | null
}
/**
 * What is wrong: the rule, and the Resources it is about.
 */
export interface CompositionProblem {
  type: 'composition-problem'
  rule: string
  about: Resource[]
}
export interface Confirmed {
  link: string
}
/**
 * Lists are by seat, except for the spaces of the audience hall, the most expensive first. `deck` are the numbers of favors nobody has seen yet; `queue` are the seats whose audience is still to come, the next one first.
 */
export interface Court {
  audience: number[]
  deck: number[]
  entrance: number[]
  favours: FavourSpace[]
  kept: number[]
  officials: number[]
  protected: string[][]
  queue: number[]
}
/**
 * `officials` is the price.
 */
export interface FavourSpace {
  favour: Favour | null
  officials: number
}
/**
 * `amount` is 0 where the card shows none.
 */
export interface Favour {
  amount: number
  kind: FavourKind
  number: number
}
export interface Credentials {
  name: string
  password: string
}
export interface Cubes {
  black?: number
  blue?: number
  farmers?: number
  purple?: number
  red?: number
  yellow?: number
}
/**
 * Your one game that counts. `result` and `line`, to pass on as text, once it is over; null if it came too late.
 */
export interface DealAttempt {
  line: string | null
  result: DealResult | null
  status: 'finished' | 'running'
  table: string
}
/**
 * `place` is the place at one's own table of so many `players`, `margin` the points ahead of the best of the others, or behind it. `met`: you have played a game with them.
 */
export interface DealResult {
  margin: number
  met: boolean
  name: string
  place: number
  players: number
  points: number
  rank: number
  you: boolean
}
/**
 * So many games ended with `low` to `high` points.
 */
export interface DealBar {
  count: number
  high: number
  low: number
}
/**
 * The final result at a table with the deal of the week.
 */
export interface DealGroup {
  seats: DealSeat[]
  table: string
}
export interface DealSeat {
  bot: string | null
  name: string | null
  place: number
  points: number
  you: boolean
}
/**
 * The day or week whose deal a table has. `scored`: it is its player's one game that counts.
 */
export interface DealMark {
  name: string
  scored: boolean
}
/**
 * A day's or a week's deal. `commitment` is the SHA-256 of its secret, which is shown once it is over, and `next_commitment` that of the next one. `public_key`: nobody keeps a secret here, so there is nothing to prove.
 */
export interface DealPage {
  commitment: string
  ends_at: number
  games: GameDeal[]
  mine: DealtDay[]
  name: string
  next_commitment: string
  now: number
  public_key: boolean
  secret: string | null
  starts_at: number
  today: string
  week: string
  weekly: boolean
}
/**
 * `bots` are the levels of the other seats. `played` counts the games that count so far. `results`, `spread` and `groups` are null until your own game is over, or the deal is. `table`: where you wait for others, or play with them.
 */
export interface GameDeal {
  attempt: DealAttempt | null
  bots: string[]
  game: string
  groups: DealGroup[] | null
  options: Options
  played: number
  results: DealResult[] | null
  spread: DealSpread | null
  table: string | null
}
export interface ShogunOptions {
  modules: string[]
  players: number
  setup: Setup
  side: Side
}
export interface KatanaOptions {
  players: number
  rooms: RoomSetup
}
/**
 * The points of all games that count. Half of them have `median` points or more.
 */
export interface DealSpread {
  bars: DealBar[]
  best: number
  median: number
}
/**
 * A game of yours that counted.
 */
export interface DealtDay {
  deal: string
  game: string
  place: number
  players: number
  points: number
}
/**
 * An unconfirmed value of a printed component: what it is about, if it is inferred or reconstructed, and why.
 */
export interface DoubtCard {
  label: string
  of: string
  why: string
}
/**
 * The effect of a card on a space. `note` is how the events on display could change it, `sites` what a building leaves free.
 */
export interface EffectCard {
  armies: number
  chests: number
  farmers: number
  least: number
  most: number
  note: string | null
  ok: boolean
  revolt: number | null
  rice: number
  rule: string | null
  sites: number
  text: string
}
export interface ShogunActionBegan {
  type: 'action-began'
  rule: string
  position: number
  action: string
}
/**
 * The next face-down card of the action row is face up from now on.
 */
export interface ShogunActionRevealed {
  type: 'action-revealed'
  rule: string
  position: number
  action: string
}
/**
 * The rule says why: no card, no money, no room, no army to spare. `planned`: the seat intended to skip it.
 */
export interface ShogunActionSkipped {
  type: 'action-skipped'
  rule: string
  seat: number
  action: string
  province: string | null
  planned: boolean
}
export interface ShogunActionsLaidOut {
  type: 'actions-laid-out'
  rule: string
  year: number
  season: Season
  open: string[]
}
/**
 * An event card, a special card or an empty supply changed an amount.
 */
export interface ShogunAdjusted {
  type: 'adjusted'
  rule: string
  seat: number
  province: string
  action: string
  before: number
  after: number
}
/**
 * The card was revealed, a province or a dice tower card; `entrance` are in the entrance hall now.
 */
export interface ShogunArmiesConverted {
  type: 'armies-converted'
  rule: string
  seat: number
  space: string
  card: string
  officials: number
  entrance: number
}
/**
 * Into one of the seat's provinces, or into a neutral one, which it takes by this: the rule says which.
 */
export interface ShogunArmiesGranted {
  type: 'armies-granted'
  rule: string
  seat: number
  province: string
  armies: number
}
export interface ShogunArmiesMoved {
  type: 'armies-moved'
  rule: string
  seat: number
  action: string
  origin: string
  target: string
  armies: number
}
export interface ShogunArmiesStayed {
  type: 'armies-stayed'
  rule: string
  seat: number
  province: string
}
/**
 * `defender` is None for a neutral province.
 */
export interface ShogunAttackBegan {
  type: 'attack-began'
  rule: string
  seat: number
  action: string
  origin: string
  province: string
  armies: number
  defender: number | null
}
/**
 * The seats that have an audience, in this order.
 */
export interface ShogunAudienceBegan {
  type: 'audience-began'
  rule: string
  order: number[]
}
/**
 * All favours are taken; `seats` came too late.
 */
export interface ShogunAudienceEnded {
  type: 'audience-ended'
  rule: string
  seats: number[]
}
/**
 * Players without an official in the entrance hall.
 */
export interface ShogunAudienceMissed {
  type: 'audience-missed'
  rule: string
  seats: number[]
}
/**
 * Players with the same number of officials, in the order of their audiences.
 */
export interface ShogunAudienceTied {
  type: 'audience-tied'
  rule: string
  seats: number[]
}
/**
 * `winner` and `loser` are None for farmers or for nobody; `armies` remain in the province.
 */
export interface ShogunBattleDecided {
  type: 'battle-decided'
  rule: string
  province: string
  winner: number | null
  loser: number | null
  attackers: number
  defenders: number
  lost: Cubes
  armies: number
}
/**
 * `total` is what the seat has now; of armies, what it has in the tray.
 */
export interface ShogunBenefitReceived {
  type: 'benefit-received'
  rule: string
  seat: number
  card: number
  benefit: Benefit
  amount: number
  total: number
}
/**
 * The rank of a bid, where the ranking of cards decided it, or a random draw among equal bids (`random`).
 */
export interface ShogunBidRanked {
  type: 'bid-ranked'
  rule: string
  seats: number[]
  random: boolean
}
export interface ShogunBidRevealed {
  type: 'bid-revealed'
  rule: string
  seat: number
  card: string
  paid: number
}
/**
 * `free_sites` are left in the province.
 */
export interface ShogunBuilt {
  type: 'built'
  rule: string
  seat: number
  province: string
  building: Building
  paid: number
  free_sites: number
}
/**
 * Cubes of parties that do not fight here; they stay in the tray.
 */
export interface ShogunBystandersStayed {
  type: 'bystanders-stayed'
  rule: string
  cubes: Cubes
}
export interface ShogunCardPlanned {
  type: 'card-planned'
  rule: string
  seat: number
  space: string
  card: string | null
}
export interface ShogunCardRevealed {
  type: 'card-revealed'
  rule: string
  seat: number
  action: string
  card: string
}
/**
 * `pending`: what it was planned for was still to come.
 */
export interface ShogunCardSurrendered {
  type: 'card-surrendered'
  rule: string
  seat: number
  province: string
  space: string
  pending: boolean
}
export interface ShogunCardTaken {
  type: 'card-taken'
  rule: string
  seat: number
  province: string
}
export interface ShogunChamberDeclined {
  type: 'chamber-declined'
  rule: string
  seat: number
  region: Region
}
/**
 * `left` are the markers that the seat has not used yet.
 */
export interface ShogunChamberTaken {
  type: 'chamber-taken'
  rule: string
  seat: number
  region: Region
  chamber: string
  left: number
}
export interface ShogunChestsDealt {
  type: 'chests-dealt'
  rule: string
  each: number
  bank: number
}
export interface ShogunClaimingBegan {
  type: 'claiming-began'
  rule: string
  seat: number
}
export interface ShogunClaimingEnded {
  type: 'claiming-ended'
  rule: string
  neutral: string[]
}
export interface ShogunCollected {
  type: 'collected'
  rule: string
  seat: number
  province: string
  action: string
  amount: number
  total: number
}
export interface ShogunCourtOpened {
  type: 'court-opened'
  rule: string
  order: number[]
}
/**
 * What the parties throw in, what joins from the tray, and all that comes out into it.
 */
export interface ShogunCubesThrown {
  type: 'cubes-thrown'
  rule: string
  province: string
  thrown: Cubes
  tray: Cubes
  fallen: Cubes
  inside: Cubes
}
export interface ShogunDeployed {
  type: 'deployed'
  rule: string
  seat: number
  action: string
  province: string
  armies: number
  paid: number
}
export interface ShogunEventDrawn {
  type: 'event-drawn'
  rule: string
  card: number
  effect: string
}
/**
 * Autumn is over, and its event does not apply in winter.
 */
export interface ShogunEventEnded {
  type: 'event-ended'
  rule: string
  card: number
  effect: string
}
export interface ShogunEventLeft {
  type: 'event-left'
  rule: string
  seat: number
  effect: string
}
export interface ShogunEventRemoved {
  type: 'event-removed'
  rule: string
  seat: number
  card: number
  effect: string
}
export interface ShogunEventsLaidOut {
  type: 'events-laid-out'
  rule: string
  cards: number[]
}
/**
 * Farmers in the tray: those who `joined` the defender, or are left out of it.
 */
export interface ShogunFarmersCounted {
  type: 'farmers-counted'
  rule: string
  province: string
  farmers: number
  joined: boolean
}
/**
 * The supply holds fewer farmers than are called for.
 */
export interface ShogunFarmersMissing {
  type: 'farmers-missing'
  rule: string
  province: string
  missing: number
}
export interface ShogunFarmersReturned {
  type: 'farmers-returned'
  rule: string
  farmers: number
}
/**
 * Chests, rice, or armies in the tray, as the `kind` of the card says; `total` is what the player has of it now.
 */
export interface ShogunFavourBrought {
  type: 'favour-brought'
  rule: string
  seat: number
  kind: FavourKind
  amount: number
  total: number
}
export interface ShogunFavourDeclined {
  type: 'favour-declined'
  rule: string
  seat: number
}
/**
 * Nothing that the card does is possible now.
 */
export interface ShogunFavourInVain {
  type: 'favour-in-vain'
  rule: string
  seat: number
  favour: number
}
export interface ShogunFavourKept {
  type: 'favour-kept'
  rule: string
  seat: number
}
/**
 * The card leaves the game without having done anything.
 */
export interface ShogunFavourLost {
  type: 'favour-lost'
  rule: string
  seat: number
  favour: number
}
/**
 * The supply holds less than the card promises.
 */
export interface ShogunFavourShort {
  type: 'favour-short'
  rule: string
  seat: number
  before: number
  after: number
}
export interface ShogunFavourTaken {
  type: 'favour-taken'
  rule: string
  seat: number
  favour: number
  officials: number
}
/**
 * From the most expensive space to the cheapest.
 */
export interface ShogunFavoursLaidOut {
  type: 'favours-laid-out'
  rule: string
  favours: number[]
}
/**
 * Nobody took these, and they leave the game.
 */
export interface ShogunFavoursRemoved {
  type: 'favours-removed'
  rule: string
  favours: number[]
}
/**
 * Too few officials for any favour that is left.
 */
export interface ShogunFavoursTooDear {
  type: 'favours-too-dear'
  rule: string
  seat: number
  officials: number
}
export interface ShogunGameBegan {
  type: 'game-began'
  rule: string
  players: number
  side: Side
  setup: Setup
}
export interface ShogunGameEnded {
  type: 'game-ended'
  rule: string
  winners: number[]
  points: number[]
}
/**
 * A castle or a special card that would help in a battle, but not in a revolt.
 */
export interface ShogunHelpDenied {
  type: 'help-denied'
  rule: string
  seat: number
  province: string
}
/**
 * A conversion took all armies of a province but one, even if its player no longer wanted that.
 */
export interface ShogunLastArmyLeft {
  type: 'last-army-left'
  rule: string
  seat: number
  province: string
}
export interface ShogunLeaderLost {
  type: 'leader-lost'
  rule: string
  seat: number
  province: string
}
export interface ShogunLeaderMoved {
  type: 'leader-moved'
  rule: string
  seat: number
  origin: string
  target: string
}
export interface ShogunLeaderPlaced {
  type: 'leader-placed'
  rule: string
  seat: number
  province: string
}
export interface ShogunLeaderStayed {
  type: 'leader-stayed'
  rule: string
  seat: number
  province: string
}
/**
 * The armies of this province fight, and the leader there adds nothing to them.
 */
export interface ShogunLeaderStoodAside {
  type: 'leader-stood-aside'
  rule: string
  seat: number
  province: string
}
/**
 * Leaders that aren't on the board: they are about to return, or never will. The rule says which.
 */
export interface ShogunLeadersAway {
  type: 'leaders-away'
  rule: string
  seats: number[]
}
/**
 * The winter is over, and these leaders do not move.
 */
export interface ShogunLeadersRested {
  type: 'leaders-rested'
  rule: string
  seats: number[]
}
/**
 * In the first spring leaders are about to be placed, in this order.
 */
export interface ShogunLeadersSummoned {
  type: 'leaders-summoned'
  rule: string
  order: number[]
}
export interface ShogunLineScored {
  type: 'line-scored'
  rule: string
  seat: number
  line: string
  count: number
  amount: number
  total: number
}
export interface ShogunMarkerParried {
  type: 'marker-parried'
  rule: string
  seat: number
  province: string
}
/**
 * Under the rule that markers are limited, none was left to be placed.
 */
export interface ShogunMarkerPlaced {
  type: 'marker-placed'
  rule: string
  province: string
  markers: number
}
export interface ShogunMarkerRemoved {
  type: 'marker-removed'
  rule: string
  province: string
  markers: number
}
export interface ShogunMarkersDrawn {
  type: 'markers-drawn'
  rule: string
  chambers: string[]
}
/**
 * The seat could exchange a marker but has none left.
 */
export interface ShogunMarkersRanOut {
  type: 'markers-ran-out'
  rule: string
  seat: number
  region: Region
}
export interface ShogunMarkersTurned {
  type: 'markers-turned'
  rule: string
  chambers: string[]
}
/**
 * The neutral player has the most markers in a line, alone or with others.
 */
export interface ShogunNeutralLeads {
  type: 'neutral-leads'
  rule: string
  line: string
  count: number
}
export interface ShogunNoMajority {
  type: 'no-majority'
  rule: string
  source: string
  regions: Region[]
}
/**
 * The card was revealed, and the rule says why it has no effect.
 */
export interface ShogunNothingConverted {
  type: 'nothing-converted'
  rule: string
  seat: number
  space: string
  card: string
}
export interface ShogunOfficialsEntered {
  type: 'officials-entered'
  rule: string
  seat: number
  officials: number
}
/**
 * From the audience hall back to the entrance hall.
 */
export interface ShogunOfficialsReturned {
  type: 'officials-returned'
  rule: string
  seat: number
  officials: number
}
/**
 * For armies that fell out of the first load; `entrance` are in the entrance hall now.
 */
export interface ShogunOfficialsSent {
  type: 'officials-sent'
  rule: string
  seat: number
  officials: number
  entrance: number
}
export interface ShogunOpenCardsBuried {
  type: 'open-cards-buried'
  rule: string
  seat: number
  provinces: string[]
}
export interface ShogunOpenCardsLaid {
  type: 'open-cards-laid'
  rule: string
  provinces: string[]
}
export interface ShogunOrderDetermined {
  type: 'order-determined'
  rule: string
  order: number[]
  set_aside: string[]
}
export interface ShogunPilesRearranged {
  type: 'piles-rearranged'
  rule: string
  year: number
}
export interface ShogunPlaceTaken {
  type: 'place-taken'
  rule: string
  seat: number
  place: number
  special: string
}
export interface ShogunPlansLaid {
  type: 'plans-laid'
  rule: string
}
export interface ShogunPriceLowered {
  type: 'price-lowered'
  rule: string
  seat: number
  province: string
  building: Building
  before: number
  after: number
}
export interface ShogunProtectionEnded {
  type: 'protection-ended'
  rule: string
  seat: number
}
/**
 * Nobody may attack this player with these actions this season.
 */
export interface ShogunProtectionGranted {
  type: 'protection-granted'
  rule: string
  seat: number
  actions: string[]
}
/**
 * `fixed`: by the preset setup, not claimed.
 */
export interface ShogunProvinceOccupied {
  type: 'province-occupied'
  rule: string
  seat: number
  province: string
  armies: number
  fixed: boolean
}
export interface ShogunProvinceRazed {
  type: 'province-razed'
  rule: string
  former: number
  province: string
  buildings: Building[]
  markers: number
}
export interface ShogunProvinceTaken {
  type: 'province-taken'
  rule: string
  seat: number
  province: string
  former: number | null
}
export interface ShogunProvincesFed {
  type: 'provinces-fed'
  rule: string
  seat: number
  provinces: number
  rice: number
  unsupplied: number
}
export interface ShogunProvincesLeftOut {
  type: 'provinces-left-out'
  rule: string
  provinces: string[]
}
export interface ShogunRegionSkipped {
  type: 'region-skipped'
  rule: string
  region: Region
}
/**
 * The row as it is now.
 */
export interface ShogunRegionTileMoved {
  type: 'region-tile-moved'
  rule: string
  regions: Region[]
}
export interface ShogunRegionTilesLaid {
  type: 'region-tiles-laid'
  rule: string
  regions: Region[]
}
/**
 * The seat has the most provinces there and may exchange a marker.
 */
export interface ShogunRegionWon {
  type: 'region-won'
  rule: string
  seat: number
  region: Region
  count: number
}
/**
 * One more cube for the tower; `seat` is None for farmers.
 */
export interface ShogunReinforced {
  type: 'reinforced'
  rule: string
  seat: number | null
  province: string
  armies: number
}
export interface ShogunRevoltBegan {
  type: 'revolt-began'
  rule: string
  seat: number
  province: string
  armies: number
  markers: number
  farmers: number
}
export interface ShogunRevoltChosen {
  type: 'revolt-chosen'
  rule: string
  seat: number
  province: string
}
export interface ShogunRevoltsDrawn {
  type: 'revolts-drawn'
  rule: string
  seat: number
  by: number
  provinces: string[]
  farmers: number
}
export interface ShogunRiceLost {
  type: 'rice-lost'
  rule: string
  seat: number
  card: number
  lost: number
  rice: number
}
export interface ShogunRoundEnded {
  type: 'round-ended'
  rule: string
  year: number
  season: Season
  event: number
}
/**
 * Provinces in this many regions turned up this card.
 */
export interface ShogunSamuraiAdvanced {
  type: 'samurai-advanced'
  rule: string
  seat: number
  count: number
  card: number
}
/**
 * Provinces in this many regions were not enough.
 */
export interface ShogunSamuraiStayed {
  type: 'samurai-stayed'
  rule: string
  seat: number
  count: number
}
export interface ShogunScored {
  type: 'scored'
  rule: string
  seat: number
  source: string
  region: Region | null
  points: number
  total: number
}
export interface ShogunSpecialsLaidOut {
  type: 'specials-laid-out'
  rule: string
  row: string[]
}
export interface ShogunStatueDeclined {
  type: 'statue-declined'
  rule: string
  seat: number
  province: string
}
export interface ShogunStatueRaised {
  type: 'statue-raised'
  rule: string
  seat: number
  province: string
  left: number
}
export interface ShogunStatuesStayed {
  type: 'statues-stayed'
  rule: string
  province: string
  statues: number
}
export interface ShogunTowerLoaded {
  type: 'tower-loaded'
  rule: string
  thrown: Cubes
  fallen: Cubes
  inside: Cubes
}
/**
 * More rice or points than the track on the board shows: the rule says which. All of it counts.
 */
export interface ShogunTrackExceeded {
  type: 'track-exceeded'
  rule: string
  seat: number
  total: number
}
export interface ShogunTrophiesTaken {
  type: 'trophies-taken'
  rule: string
  seat: number
  province: string
  seats: number[]
  statues: number
  trophies: number
}
/**
 * `rice_loss` is what everybody loses, as far as they have it.
 */
export interface ShogunWinterBegan {
  type: 'winter-began'
  rule: string
  year: number
  order: number[]
  rice_loss: number
}
export interface ShogunYearTurned {
  type: 'year-turned'
  rule: string
  year: number
  markers_removed: number
}
export interface KatanaBenefitBought {
  type: 'benefit-bought'
  rule: string
  seat: number
  card: number
  line: Line
  coins: number
}
export interface KatanaCardDiscarded {
  type: 'card-discarded'
  rule: string
  seat: number
  card: number
}
export interface KatanaCardPlayed {
  type: 'card-played'
  rule: string
  seat: number
  card: number
}
export interface KatanaCardTaken {
  type: 'card-taken'
  rule: string
  seat: number
  card: number
  source: string
}
export interface KatanaCoinsGained {
  type: 'coins-gained'
  rule: string
  seat: number
  coins: number
}
export interface KatanaDecoratorAdvanced {
  type: 'decorator-advanced'
  rule: string
  seat: number
  resource: Resource
  coins: number
}
export interface KatanaFamilyPlaced {
  type: 'family-placed'
  rule: string
  seat: number
  rooms: Room[]
}
export interface KatanaFigurePlaced {
  type: 'figure-placed'
  rule: string
  seat: number
  place: string
  monk: boolean
  paid: number
}
export interface KatanaFirstPlayerChanged {
  type: 'first-player-changed'
  rule: string
  seat: number
}
export interface KatanaFirstPlayerNext {
  type: 'first-player-next'
  rule: string
  seat: number
}
export interface KatanaGameBegan {
  type: 'game-began'
  rule: string
  players: number
  rooms: Room[]
  first: number
}
export interface KatanaGameEnded {
  type: 'game-ended'
  rule: string
  winners: number[]
}
export interface KatanaGhostDeckChanged {
  type: 'ghost-deck-changed'
  rule: string
  removed: GhostCard | null
  added: GhostCard | null
}
export interface KatanaGhostDiscarded {
  type: 'ghost-discarded'
  rule: string
  card: number
  source: string
}
export interface KatanaGhostDrew {
  type: 'ghost-drew'
  rule: string
  card: GhostCard
}
export interface KatanaGhostFoundNoSpace {
  type: 'ghost-found-no-space'
  rule: string
  card: GhostCard
}
export interface KatanaGhostPlacedFamily {
  type: 'ghost-placed-family'
  rule: string
  members: number
}
/**
 * `placed`: with a Worker in that area, which may be full.
 */
export interface KatanaGhostScored {
  type: 'ghost-scored'
  rule: string
  seat: number
  card: GhostCard
  points: number
  placed: boolean
}
export interface KatanaGhostTookSword {
  type: 'ghost-took-sword'
  rule: string
  seat: number
  sword: string
  house: House
  points: number
}
export interface KatanaHonorsRevealed {
  type: 'honors-revealed'
  rule: string
  honors: number[]
}
export interface KatanaKatanaInPlay {
  type: 'katana-in-play'
  rule: string
  seat: number
  composition: Resource[]
  space: string
}
export interface KatanaLineGave {
  type: 'line-gave'
  rule: string
  seat: number
  line: Line
  doubled: boolean
  coins: number
  resources: Resources
  points: number
}
export interface Resources {
  lacquer?: number
  leather?: number
  steel?: number
  wood?: number
}
export interface KatanaPassed {
  type: 'passed'
  rule: string
  seat: number
  honor: number
}
export interface KatanaPointsDoubled {
  type: 'points-doubled'
  rule: string
  seat: number
  sword: string
  points: number
}
export interface KatanaProjectChanged {
  type: 'project-changed'
  rule: string
  seat: number
  resource: Resource
  added: boolean
}
export interface KatanaProjectGrew {
  type: 'project-grew'
  rule: string
  seat: number
  resources: Resource[]
}
export interface KatanaResourceBought {
  type: 'resource-bought'
  rule: string
  seat: number
  resource: Resource
  coins: number
}
export interface KatanaResourceDecorated {
  type: 'resource-decorated'
  rule: string
  seat: number
  sword: string
  resource: Resource
  coins: number
}
export interface KatanaResourceGained {
  type: 'resource-gained'
  rule: string
  seat: number
  resource: Resource
  number: number
}
export interface KatanaResourcesExchanged {
  type: 'resources-exchanged'
  rule: string
  seat: number
  given: Resource
  taken: Resource
  number: number
}
export interface KatanaRoomUsed {
  type: 'room-used'
  rule: string
  seat: number
  room: Room
}
export interface KatanaRoundBegan {
  type: 'round-began'
  rule: string
  round: number
  first: number
}
export interface KatanaSashimonoTaken {
  type: 'sashimono-taken'
  rule: string
  seat: number
  house: House
  sword: string | null
}
/**
 * One line of the final scoring; `rule` says which, `about` what: an Honor card's number, a Sword, or nothing.
 */
export interface KatanaScored {
  type: 'scored'
  rule: string
  seat: number
  points: number
  about: string | null
}
export interface KatanaStartingSwordTaken {
  type: 'starting-sword-taken'
  rule: string
  seat: number
  sword: string
  space: string
  coins: number
}
export interface KatanaStartingSwordsRevealed {
  type: 'starting-swords-revealed'
  rule: string
  swords: string[]
}
export interface KatanaSwordDelivered {
  type: 'sword-delivered'
  rule: string
  seat: number
  sword: string
  printed: number
  decorations: number
  round_points: number
  total: number
}
export interface KatanaSwordMoved {
  type: 'sword-moved'
  rule: string
  seat: number
  sword: string
  origin: string
  target: string
  resource: Resource
}
export interface KatanaSwordTaken {
  type: 'sword-taken'
  rule: string
  seat: number
  sword: string
  space: string
  coins: number
}
export interface KatanaSwordsLaidOut {
  type: 'swords-laid-out'
  rule: string
  swords: {
    [k: string]: string
  }
}
export interface KatanaSwordsSwapped {
  type: 'swords-swapped'
  rule: string
  seat: number
  swords: string[]
  spaces: string[]
}
export interface KatanaWorkerFreed {
  type: 'worker-freed'
  rule: string
  seat: number
}
/**
 * `amounts` are the numbers printed with the effect.
 */
export interface EventCard {
  amounts: number[]
  card: number
  effect: string
  rice_loss: number
}
export interface EventCards {
  current: EventCard | null
  gone: EventCard[]
  open: EventCard[]
  pile: number
}
/**
 * The commitment from the beginning, and the fingerprint of what each seat adds; what these are of, when the game is over. `revealed`: by seat, while the game is about to start.
 */
export interface FairnessCard {
  commitment: string
  entropy: string[] | null
  revealed: boolean[] | null
  sealed: string[]
  secret: string | null
}
/**
 * `rule` keeps the favour from the player, "" if it can be taken. `missing` are the officials that the player is short of.
 */
export interface FavourOffer {
  type: 'favour-offer'
  rule: string
  missing: number
}
/**
 * By space of the audience hall, in the order of the court.
 */
export interface FavourPreview {
  type: 'favour-preview'
  spaces: FavourOffer[]
}
/**
 * `prices` are what actions cost, as printed.
 */
export interface ForecastCard {
  prices: {
    [k: string]: number
  }
  provisions: ProvisionsCard
  spaces: {
    [k: string]: {
      [k: string]: EffectCard
    }
  }
}
export interface ProvisionsCard {
  least_loss: number
  most_loss: number
  need: number
  rice: number
}
/**
 * `lacking` are Resources that a Sword needs next and the seat has none of; `swords` go by place on the board. `after_monk` are the Coins that are left once a Monk is paid; `whole` answers the pending question in one go; `cautions` go by the word of a move.
 */
export interface ForgeCard {
  after_monk: number
  cautions: {
    [k: string]: CautionCard
  }
  lacking: Resource[]
  lines: ForgeLines
  swords: {
    [k: string]: SwordCard
  }
  whole: WholeCard | null
}
export interface ForgeLines {
  'column-1': LineCards
  'column-2': LineCards
  'column-3': LineCards
  'column-4': LineCards
  'column-5': LineCards
  'row-1': LineCards
  'row-2': LineCards
  'row-3': LineCards
  'row-4': LineCards
}
export interface LineCards {
  monk: LineCard
  worker: LineCard
}
/**
 * One figure in one line. `rule` refuses the placement, if any; `blocked` explains each Sword that stays; `plays` are the numbers of all moves, if they can be made now.
 */
export interface LineCard {
  blocked: {
    [k: string]: string
  }
  coins: number
  moves: string[]
  ok: boolean
  plays: number[]
  resources: Resources
  rule: string | null
  strides: StrideCard[]
  swords: string[]
  text: string
}
/**
 * A Sword moves one space with a Resource. Two Swords that are swapped have the same `order`.
 */
export interface StrideCard {
  order: number
  origin: string
  resource: string
  sword: string
  target: string
}
/**
 * What a Sword of the Houses lacks, what that costs at the Market, the Coins that would be there for it, and how many are short.
 */
export interface SwordCard {
  coins: number
  missing: Resource[]
  price: number
  short: number
}
/**
 * Several moves that answer the pending question, and the Coins that they earn.
 */
export interface WholeCard {
  coins: number
  kind: WholeKind
  moves: number[]
}
/**
 * `threat` is the number of armies of the strongest adjacent rival who could attack. `prey` is the weakest province that could be attacked from here, None if there is none, and `defenders` are the armies or farmers there.
 */
export interface Front {
  type: 'front'
  threat: number
  prey: string | null
  defenders: number
}
/**
 * By province of the seat; none for a spectator.
 */
export interface Fronts {
  type: 'fronts'
  provinces: {
    [k: string]: Front
  }
}
/**
 * How much a seat has `before` and `after` the cards of a plan of what a module pays with. `least` is what the cheapest thing on offer costs, and `rule` why the seat can't afford even that, or "".
 */
export interface Funds {
  type: 'funds'
  before: number
  after: number
  least: number
  rule: string
}
/**
 * Public games of one kind. `rating` is null without a game against another claimed name, and `provisional` until there are some.
 */
export interface GameRecord {
  game: string
  played: number
  won: number
  best: number
  average: number
  rating: number | null
  provisional: boolean
}
/**
 * `aside` is null while nobody knows which cards they are; `aside_seen` are those set aside when they were last seen: since then some went into the deck unseen.
 */
export interface Ghost {
  aside: GhostCard[] | null
  aside_cards: number
  aside_seen: GhostCard[]
  blocked: number
  deck: number
  delivered: number
  family: number
  gone: GhostCard[]
  honors: Honor[]
  katana_value: number
  on_board: number
  passed: boolean
  points: number
  sashimono: ByHouse
  washitsu: SwordMade[]
  workers: number
}
/**
 * `of` is a House, a Resource, or the number that makes one thing.
 */
export interface Honor {
  honor: number
  kind: HonorKind
  of: string | number | null
  points: number
}
/**
 * A Sword that somebody makes or has made. `placed` is how many Resources of the recipe are on it, `gave` what it has given to the Project.
 */
export interface SwordMade {
  decorated: Resource[]
  gave: Stock
  placed: number
  points: number
  recipe: Resource[]
  sashimono: Flag | null
  strength: number
  sword: string
}
export interface Stock {
  lacquer: number
  leather: number
  steel: number
  wood: number
}
/**
 * `tables` are those this process has open.
 */
export interface Health {
  status: 'ok'
  tables: number
}
/**
 * The first message. `since` is the last sequence number the client has, or null. `token` says who it is, where several people share a device and its cookie: browsers can't send a bearer token with a socket. An empty one is a spectator's, for a screen that everybody sees.
 */
export interface Hello {
  type: 'hello'
  protocol: number
  since?: number | null
  token?: string | null
}
/**
 * `about` are the cards laid so far in a sealed plan, as in the query "plan".
 */
export interface Hint {
  type: 'hint'
  id: string
  about?: string
}
/**
 * `reasons` has one for each move: the id of a message and its variables; null if there is nothing to say. `steps` are the moves in words, where they answer more than one question. `best` are up to three choices, `moves` first, each with the victory points it is expected to gain and what it is about; `against` is what the first is compared with. `objections` are about other moves, or about the cards laid so far: never about what is suggested.
 */
export interface Hinted {
  type: 'hint'
  id: string
  seq: number
  moves: number[]
  reasons: (Reason | null)[]
  steps: Move[]
  best: Choice[]
  against: Comparison | null
  objections: Objection[]
}
/**
 * Why a move is made: the id of a message, and its variables.
 */
export interface Reason {
  args: {
    [k: string]: string | number
  }
  id: string
}
export interface ShogunCalmProvince {
  type: 'calm-province'
  move: number
  pick: string
  province: string
}
export interface ShogunChooseBenefit {
  type: 'choose-benefit'
  move: number
  pick: string
  benefit: Benefit
  amount: number
}
export interface ShogunClaimArmies {
  type: 'claim-armies'
  move: number
  pick: string
  province: string
  armies: number
}
export interface ShogunClaimCard {
  type: 'claim-card'
  move: number
  pick: string
  card: string
  province: string | null
}
export interface ShogunClaimWithLeader {
  type: 'claim-with-leader'
  move: number
  pick: string
  province: string
  answer: string
}
export interface ShogunDeployArmies {
  type: 'deploy-armies'
  move: number
  pick: string
  province: string
  armies: number
}
export interface ShogunFavouredArmies {
  type: 'favoured-armies'
  move: number
  pick: string
  province: string
  armies: number
}
export interface ShogunFavouredBuilding {
  type: 'favoured-building'
  move: number
  pick: string
  province: string
  building: Building
}
export interface ShogunMarchArmies {
  type: 'march-armies'
  move: number
  pick: string
  origin: string
  target: string
  armies: number
}
export interface ShogunMarchTo {
  type: 'march-to'
  move: number
  pick: string
  origin: string
  target: string
}
export interface ShogunMoveLeader {
  type: 'move-leader'
  move: number
  pick: string
  origin: string
  target: string
}
export interface ShogunMoveTo {
  type: 'move-to'
  move: number
  pick: string
  origin: string
  target: string | null
}
export interface ShogunNextRevolt {
  type: 'next-revolt'
  move: number
  pick: string
  province: string
}
export interface ShogunPlaceLeader {
  type: 'place-leader'
  move: number
  pick: string
  province: string
}
export interface ShogunPlanCard {
  type: 'plan-card'
  move: number
  pick: string
  space: string
  card: string
}
export interface ShogunRaiseStatue {
  type: 'raise-statue'
  move: number
  pick: string
  province: string
  answer: string
}
export interface ShogunReinforce {
  type: 'reinforce'
  move: number
  pick: string
  province: string
  armies: number
}
export interface ShogunRemoveEvent {
  type: 'remove-event'
  move: number
  pick: string
  effect: string | null
}
export interface ShogunTakeChamber {
  type: 'take-chamber'
  move: number
  pick: string
  region: Region
  chamber: string | null
}
/**
 * None: the player declines. `officials` is the price.
 */
export interface ShogunTakeFavour {
  type: 'take-favour'
  move: number
  pick: string
  favour: number | null
  officials: number
}
export interface ShogunTakePlace {
  type: 'take-place'
  move: number
  pick: string
  place: number
  special: string
}
export interface KatanaAddToProject {
  type: 'add-to-project'
  move: number
  pick: string
  anytime?: boolean
  resource: Resource
}
export interface KatanaAdvanceDecorator {
  type: 'advance-decorator'
  move: number
  pick: string
  anytime?: boolean
  resource: Resource
  coins: number
}
export interface KatanaArrangeFamily {
  type: 'arrange-family'
  move: number
  pick: string
  anytime?: boolean
  places: number[]
  rooms: Room[]
}
export interface KatanaBuyBenefit {
  type: 'buy-benefit'
  move: number
  pick: string
  anytime?: boolean
  card: number
  cost: number
}
export interface KatanaBuyResource {
  type: 'buy-resource'
  move: number
  pick: string
  anytime?: boolean
  resource: Resource
  price: number
}
export interface KatanaChooseGhostCard {
  type: 'choose-ghost-card'
  move: number
  pick: string
  anytime?: boolean
  card: GhostCard
}
export interface KatanaChooseLine {
  type: 'choose-line'
  move: number
  pick: string
  anytime?: boolean
  line: Line
}
export interface KatanaComposeKatana {
  type: 'compose-katana'
  move: number
  pick: string
  anytime?: boolean
}
export interface KatanaComposeResource {
  type: 'compose-resource'
  move: number
  pick: string
  anytime?: boolean
  resource: Resource
}
export interface KatanaDecorateResource {
  type: 'decorate-resource'
  move: number
  pick: string
  anytime?: boolean
  space: string
  sword: string | null
  resource: Resource
  coins: number
}
export interface KatanaDeliverSword {
  type: 'deliver-sword'
  move: number
  pick: string
  anytime?: boolean
  space: string
  sword: string | null
}
export interface KatanaDoublePoints {
  type: 'double-points'
  move: number
  pick: string
  anytime?: boolean
}
export interface KatanaDropFromProject {
  type: 'drop-from-project'
  move: number
  pick: string
  anytime?: boolean
  resource: Resource
}
export interface KatanaEnough {
  type: 'enough'
  move: number
  pick: string
  anytime?: boolean
}
export interface KatanaExchangeResources {
  type: 'exchange-resources'
  move: number
  pick: string
  anytime?: boolean
  way: string
  number: number
  given: Resource | null
  taken: Resource | null
}
export interface KatanaGrowProject {
  type: 'grow-project'
  move: number
  pick: string
  anytime?: boolean
  resources: Resource[]
}
export interface KatanaMoveSword {
  type: 'move-sword'
  move: number
  pick: string
  anytime?: boolean
  space: string
  sword: string | null
  resource: Resource | null
  target: string | null
}
export interface KatanaPassWith {
  type: 'pass-with'
  move: number
  pick: string
  anytime?: boolean
  slot: number
  honor: number | null
}
export interface KatanaPlaceFigure {
  type: 'place-figure'
  move: number
  pick: string
  anytime?: boolean
  place: string
  monk: boolean
  sword: string | null
}
export interface KatanaPlayCard {
  type: 'play-card'
  move: number
  pick: string
  anytime?: boolean
  card: number
  effect: CardEffect
}
export interface KatanaQuiet {
  type: 'quiet'
  move: number
  pick: string
  anytime?: boolean
}
export interface KatanaSwapSwords {
  type: 'swap-swords'
  move: number
  pick: string
  anytime?: boolean
  space: string
  below: string
  sword: string | null
  sword_below: string | null
}
export interface KatanaTakeBenefits {
  type: 'take-benefits'
  move: number
  pick: string
  anytime?: boolean
  end: string
  doubled: boolean
  line: Line | null
}
export interface KatanaTakeCard {
  type: 'take-card'
  move: number
  pick: string
  anytime?: boolean
  slot: number
  card: number | null
}
export interface KatanaTakeSashimono {
  type: 'take-sashimono'
  move: number
  pick: string
  anytime?: boolean
  house: House
}
export interface KatanaTakeStartingSword {
  type: 'take-starting-sword'
  move: number
  pick: string
  anytime?: boolean
  slot: number
  sword: string | null
}
export interface KatanaUseRoom {
  type: 'use-room'
  move: number
  pick: string
  anytime?: boolean
  room: Room
}
/**
 * A probable mistake: a card on a space of the plan, or moves that could be made now. The message and its variables; a better card if there is one; and how many points better it is.
 */
export interface Objection {
  args: {
    [k: string]: string | number
  }
  id: string
  instead: string | null
  moves: number[]
  points: number
  space: string | null
}
/**
 * The view at the start with the events that led there, and all steps, each with its patch.
 */
export interface History {
  events: Event[]
  steps: Step[]
  view: View
}
/**
 * One entry of the log, as this viewer may know it. `patch` is a JSON merge patch for the viewer's view.
 */
export interface Step {
  type: 'step'
  seq: number
  kind: StepKind
  seat: number | null
  by: StepAuthor
  at: number
  events: Event[]
  patch: {
    [k: string]: unknown
  } | null
  text: string | null
  name: string | null
}
export interface ShogunTable {
  actions: Actions
  battle: Battle | null
  chambers?: Chambers
  choosing: number[]
  claiming: Claiming | null
  conquered: string[]
  court?: Court
  events: EventCards
  game: 'shogun'
  leaders?: Leaders
  moves: (
    | ShogunCalmProvince
    | ShogunChooseBenefit
    | ShogunClaimArmies
    | ShogunClaimCard
    | ShogunClaimWithLeader
    | ShogunDeployArmies
    | ShogunFavouredArmies
    | ShogunFavouredBuilding
    | ShogunMarchArmies
    | ShogunMarchTo
    | ShogunMoveLeader
    | ShogunMoveTo
    | ShogunNextRevolt
    | ShogunPlaceLeader
    | ShogunPlanCard
    | ShogunRaiseStatue
    | ShogunReinforce
    | ShogunRemoveEvent
    | ShogunTakeChamber
    | ShogunTakeFavour
    | ShogunTakePlace
  )[]
  options: ShogunOptions
  order: number[]
  over: boolean
  pending: string[]
  players: {
    [k: string]: Player
  }
  provinces: {
    [k: string]: Province
  }
  revolt_farmers: number | null
  revolting: string[]
  samurai?: Samurai
  season: Season
  seat: number | null
  specials: SpecialCard[]
  step: number
  supply: Supply
  table: TablePart
  to_move: number[]
  tower: Tower
  year: number
}
/**
 * By seat, except for statues on the board, which stand in provinces.
 */
export interface Leaders {
  left: number[]
  provinces: (string | null)[]
  statues: {
    [k: string]: Cubes
  }
  trophies: Cubes[]
}
/**
 * `hand`: a seat's own cards that are not in its plan; null for others. `plan` is by space: a province, "chest-0" to "chest-4", "unplanned", "empty", "face-down" or "surrendered".
 */
export interface Player {
  chests: number
  colour: Colour
  hand: string[] | null
  plan: {
    [k: string]: string
  }
  points: number
  province_cards: number
  ready: boolean
  rice: number
  seat: number
  shown: string[]
  supply: number
}
/**
 * `region`, `tax`, `rice` and `sites` are printed there; `free_sites` are those without a building.
 */
export interface Province {
  armies: number
  buildings: Building[]
  free_sites: number
  in_play: boolean
  owner: number | null
  region: Region
  revolt_markers: number
  rice: number
  sites: number
  tax: number
}
/**
 * Each seat's top card, 0 for the empty banner; what cards 1 to 3 offer.
 */
export interface Samurai {
  benefits: Benefits[]
  cards: number[]
}
export interface SpecialCard {
  place: number
  seat: number | null
  special: string
}
export interface Supply {
  castles: number
  chests: number
  farmers: number
  revolt_markers: number
  temples: number
  theatres: number
}
/**
 * What the table adds to a view. `my_plan` is the viewer's own plan while others are still planning; `obvious` the move that everybody would make, where there is nothing to decide.
 */
export interface TablePart {
  awaited: number[]
  away: number[]
  banks: number[]
  can_undo: boolean
  deadlines: (number | null)[]
  my_plan: number[] | null
  obvious: number | null
  out_of_turn: boolean
  outlook: Outlook
  paused_at: number | null
  pausing: number[]
  ready: number[]
  sealed: boolean
  since: number
  standings: Standing[]
  vacations: SeatVacation[]
}
/**
 * `points` is what a winter would score for each seat, with `majorities` by building and region. `most` is what having the most buildings of a kind scores. `rice_loss` is the least and the most that winter may take. `events_gone` are the numbers of the year's event cards that have left the game, and `event_comes` is whether one of those on display is still to be drawn for this season. `marching` is the most armies that may move in the march that is being decided, `revolts` are the farmers in revolts that are still to come this winter, by province. `bids` are the chests that each seat has bid, None while no chest card is face up. `plan_sizes` is how many cards a whole plan of each seat has. `modules` has a part for each module that has something to say.
 */
export interface ShogunOutlook {
  type: 'shogun-outlook'
  points: number[]
  majorities: {
    [k: string]: {
      [k: string]: Majority
    }
  }
  most: {
    [k: string]: number
  }
  rice_loss: number[]
  events_gone: number[]
  event_comes: boolean
  marching: number
  revolts: {
    [k: string]: number
  }
  bids: (number | null)[]
  plan_sizes: number[]
  modules: {
    [k: string]:
      BenefitPreview | ChambersOutlook | FavourPreview | LeaderPreview | LeadersOutlook | OneMoreMarker | SamuraiOutlook
  }
}
/**
 * The seats with the most buildings of a kind in a region, and how many these are.
 */
export interface Majority {
  type: 'majority'
  leaders: number[]
  count: number
}
/**
 * By province where the leader may stand: all that he improves, in the order of the individual board. Buildings are among it where there is room for them. `laid`: plans are complete, so he only improves what is planned.
 */
export interface LeaderPreview {
  type: 'leader-preview'
  laid: boolean
  provinces: {
    [k: string]: Improvement[]
  }
}
/**
 * An action: the price of a building, or the rice, chests or armies that it gains, without the leader and with him. `planned`: the seat carries it out there in this season.
 */
export interface Improvement {
  type: 'improvement'
  action: string
  before: number
  after: number
  planned: boolean
}
/**
 * By province that the leader may go to; none while no leader moves.
 */
export interface LeadersOutlook {
  type: 'leaders-outlook'
  steps: {
    [k: string]: LeaderStep
  }
}
/**
 * `meaning`: the leader is placed, may leave a statue, could but has none left, or flees. `trophies` are statues of others that he takes there.
 */
export interface LeaderStep {
  type: 'leader-step'
  meaning: LeaderMeaning
  trophies: number
}
/**
 * Every line as it would stand with one more marker of the seat that is asked.
 */
export interface OneMoreMarker {
  type: 'one-more-marker'
  lines: {
    [k: string]: ChamberLine
  }
}
/**
 * By seat: in how many regions it has provinces. `enough` are the seats for which these are enough for a card.
 */
export interface SamuraiOutlook {
  type: 'samurai-outlook'
  regions: number[]
  enough: number[]
}
/**
 * `begins` is the space of a Forge on which each Sword of the Houses would begin, by its place on the board.
 */
export interface KatanaOutlook {
  type: 'katana-outlook'
  sides: SideOutlook[]
  begins: {
    [k: string]: string
  }
}
/**
 * One side; the Ghost comes after the seats. `place` is its rank among all sides. `honors` are the points of its own Honor cards and of the open ones, by number. `sashimono` are the points of its sets. `deliveries` are what its complete Swords would score now, without any card, by space of the Forge.
 */
export interface SideOutlook {
  type: 'side-outlook'
  place: number
  honors: {
    [k: string]: number
  }
  sashimono: number
  deliveries: {
    [k: string]: number
  }
}
export interface SeatVacation {
  seat: number
  until: number
}
export interface Tower {
  inside: Cubes
  tray: Cubes
}
export interface KatanaTable {
  academy: Academy
  action: Action
  first: number
  game: 'katana'
  ghost: Ghost | null
  gone: {
    [k: string]: number
  }
  honor_deck: number
  honors: Honor[]
  houses: Houses
  komainu: Figure | null
  market: Market
  moves: (
    | KatanaAddToProject
    | KatanaAdvanceDecorator
    | KatanaArrangeFamily
    | KatanaBuyBenefit
    | KatanaBuyResource
    | KatanaChooseGhostCard
    | KatanaChooseLine
    | KatanaComposeKatana
    | KatanaComposeResource
    | KatanaDecorateResource
    | KatanaDeliverSword
    | KatanaDoublePoints
    | KatanaDropFromProject
    | KatanaEnough
    | KatanaExchangeResources
    | KatanaGrowProject
    | KatanaMoveSword
    | KatanaPassWith
    | KatanaPlaceFigure
    | KatanaPlayCard
    | KatanaQuiet
    | KatanaSwapSwords
    | KatanaTakeBenefits
    | KatanaTakeCard
    | KatanaTakeSashimono
    | KatanaTakeStartingSword
    | KatanaUseRoom
  )[]
  offering: number
  options: KatanaOptions
  over: boolean
  palace: Palace
  pending: string[]
  players: {
    [k: string]: Smith
  }
  round: number
  round_points: number
  seat: number | null
  starting: SwordTile[]
  step: number
  swords: number
  table: TablePart
  to_move: number[]
  turn: number
}
export interface Houses {
  blue: HouseView
  green: HouseView
  red: HouseView
  white: HouseView
}
export interface HouseView {
  card: Card | null
  cards: number
  spaces: {
    [k: string]: HouseSpace
  }
}
export interface HouseSpace {
  figure: Figure | null
  sword: SwordTile | null
}
/**
 * A Sword tile as it is printed.
 */
export interface SwordTile {
  coins: number
  points: number
  recipe: Resource[]
  strength: number
  sword: string
}
export interface Market {
  deck: number
  figures: Figure[]
  prices: Stock
  row: Card[]
  spaces: number
}
/**
 * The Rooms from left to right, and by seat those with a Family Member.
 */
export interface Palace {
  family: {
    [k: string]: Room[]
  }
  figures: Figure[]
  rooms: Room[]
  spaces: number
}
export interface Smith {
  added_late: Stock
  blocked: number
  bought_cards: Card[]
  cards: Card[]
  coins: number
  decorators: Stock
  delivered: number
  dropped: Stock
  forge: {
    [k: string]: SwordMade | null
  }
  honors: Honor[]
  katana: SwordMade | null
  katana_value: number
  monks: number
  on_board: number
  passed: boolean
  points: number
  project: Stock
  quiet: boolean
  sashimono: ByHouse
  seat: number
  stock: Stock
  under: Under
  used_cards: Card[]
  washitsu: SwordMade[]
  workers: number
}
export interface Under {
  'column-1': Card[]
  'column-2': Card[]
  'column-3': Card[]
  'column-4': Card[]
  'column-5': Card[]
  'row-1': Card[]
  'row-2': Card[]
  'row-3': Card[]
  'row-4': Card[]
}
/**
 * What is to change. `visible`: everybody may find the table; otherwise they need its link. `spectators`: others may watch the game. `talk`: who may write in the chat.
 */
export interface HostChoice {
  visible?: boolean | null
  spectators?: boolean | null
  talk?: ('everyone' | 'nobody' | 'players') | null
}
/**
 * Moves of the seat, made immediately.
 */
export interface Play {
  type: 'play'
  id: string
  /**
   * @minItems 1
   * @maxItems 64
   */
  moves: number[]
}
/**
 * A complete hidden plan. It may be sent again with other moves until everyone is ready.
 */
export interface Ready {
  type: 'ready'
  id: string
  /**
   * @minItems 1
   * @maxItems 64
   */
  moves: number[]
}
export interface NotReady {
  type: 'not-ready'
  id: string
}
export interface Undo {
  type: 'undo'
  id: string
}
/**
 * Leave the seat to a bot.
 */
export interface Resign {
  type: 'resign'
  id: string
}
/**
 * Take the seat back.
 */
export interface Return {
  type: 'return'
  id: string
}
/**
 * Ask for a pause, or agree to one. It begins once all people at the table want it.
 */
export interface Pause {
  type: 'pause'
  id: string
}
/**
 * End a pause, or decline one.
 */
export interface Resume {
  type: 'resume'
  id: string
}
export interface Talk {
  type: 'talk'
  id: string
  text: string
}
/**
 * Lead the others who look at a finished game, or show them something else; with null, stop leading.
 */
export interface Lead {
  type: 'lead'
  id: string
  shown?: Shown | null
}
/**
 * What a leader shows of a finished game: the entry of the log, the seat that looks on (null for everybody's view), arrows between spots of the board, and a table where they try something else, with its link.
 */
export interface Shown {
  at: number
  seat?: number | null
  /**
   * @maxItems 24
   */
  arrows?: Arrow[]
  branch?: string | null
  link?: string | null
}
/**
 * `link` opens a private table. `entropy` is mixed into the game's seed; `sealed` is sent instead by clients that reveal it when the game is about to start.
 */
export interface Join {
  seat?: number | null
  link?: string | null
  /**
   * Random text of the client's own, in visible ASCII.
   */
  entropy?: string
  /**
   * The SHA-256 in hex of random text that the client reveals when the game is about to start.
   */
  sealed?: string
}
/**
 * Guests have no password.
 */
export interface Leaving {
  password?: string
}
/**
 * What the leader of a shared review shows; both are null when nobody leads.
 */
export interface Led {
  type: 'led'
  seq: number
  leader: string | null
  shown: Shown | null
}
/**
 * A table in a list.
 */
export interface ListedTable {
  abandoned: boolean
  branch_of: BranchCard | null
  created_at: number
  deadline_at: number | null
  deal: DealMark | null
  facts: string
  fairness: FairnessCard
  finished_at: number | null
  game: string
  hints: boolean
  hosting: boolean
  id: string
  increment: number | null
  interrupt_seconds: number
  lesson: string | null
  link: string | null
  options: Options
  pace: 'days' | 'live'
  rematch_of: string | null
  result: number[] | null
  reveal_by: number | null
  rules: number
  seats: SeatCard[]
  seconds: number
  spectators: boolean
  started_at: number | null
  status: 'finished' | 'open' | 'running'
  talk: 'everyone' | 'nobody' | 'players'
  visible: boolean
  winners: number[] | null
  your_turn: boolean
}
/**
 * `invited` is the name of the person for whom the seat of a rematch is kept; `asks_you`: that is you. `program`: a bot that plays over the protocol has this name.
 */
export interface SeatCard {
  asks_you: boolean
  bot: string | null
  host: boolean
  invited: string | null
  name: string | null
  program: boolean
  seat: number
  you: boolean
}
/**
 * A place on the board that a move names, and where from, for something that goes there.
 */
export interface Mark {
  origin: string | null
  place: string
}
/**
 * Who you are. `token` may be sent as a bearer token by programs that keep no cookies.
 */
export interface Me {
  name: string
  claimed: boolean
  token: string | null
}
export interface Mixed {
  /**
   * Random text of the client's own, in visible ASCII.
   */
  entropy: string
}
/**
 * `mute`, `ban` or `lift` a person by id or claimed name, `end` a table, `close` a report by its number. `hours`: null for a mute or ban without an end. The person is shown the `reason`.
 */
export interface Moderated {
  action: 'ban' | 'close' | 'end' | 'lift' | 'mute'
  whom: string
  hours?: number | null
  reason?: string
}
/**
 * Open reports, the newest first; those that were closed last; what is in force; and what was done, the latest first.
 */
export interface ModeratorsPage {
  reports: ReportCard[]
  closed: ReportCard[]
  sanctions: SanctionCard[]
  audit: AuditCard[]
  running: number
}
/**
 * `person` is the id of who was reported, for what is done about them; `reports`: how many there have been of them. `running`: whether the game goes on. Only a table that everybody may see is `visible`. `closed_at` null: nobody has dealt with it yet.
 */
export interface ReportCard {
  number: number
  at: number
  person: string
  name: string
  claimed: boolean
  reports: number
  by: string
  reason: string
  text: string
  table: string
  visible: boolean
  running: boolean
  closed_at: number | null
}
/**
 * `until` null: without an end. `name` null: it is of an address.
 */
export interface SanctionCard {
  kind: string
  whom: string
  name: string | null
  until: number | null
  reason: string
}
export interface Named {
  name: string
}
/**
 * `mail`: null to have none.
 */
export interface NewMail {
  mail: string | null
  password: string
}
export interface NewPassword {
  current: string
  password: string
}
/**
 * A table as its host wants it. `bots` gives the level of a bot for each seat that is to have one.
 */
export interface NewTable {
  game?: string
  options?: {
    [k: string]: unknown
  }
  bots?: {
    [k: string]: string
  }
  seat?: number | null
  pace?: 'days' | 'live'
  seconds?: number
  visible?: boolean
  hints?: boolean
  /**
   * Random text of the client's own, in visible ASCII.
   */
  entropy?: string
  interrupt_seconds?: number
  /**
   * The SHA-256 in hex of random text that the client reveals when the game is about to start.
   */
  sealed?: string
  increment?: number | null
}
/**
 * Its first and last day, in UTC.
 */
export interface NewVacation {
  first: string
  last: string
}
export interface NoticePlaces {
  mail: boolean
  webhook: string | null
  quiet?: Quiet | null
}
/**
 * From `start` to `end`, in minutes after midnight; it may be the next day's. `zone` is a name as in the IANA time zone database, such as Europe/Berlin.
 */
export interface Quiet {
  start: number
  end: number
  zone: string
}
/**
 * Where you are told. `push`: in this browser, for which `push_key` is the server's key; `browsers`: in how many. `can_mail`, `can_webhook`: whether this server can, and you have a confirmed address. `webhook_hosts`: where a webhook may lead. `quiet`: when you aren't told.
 */
export interface Notices {
  push: boolean
  push_key: string
  browsers: number
  mail: boolean
  can_mail: boolean
  webhook: string | null
  can_webhook: boolean
  webhook_hosts: string[]
  quiet: Quiet | null
}
/**
 * By the number of armies that may be sent.
 */
export interface OddsCard {
  armies: {
    [k: string]: ChanceCard
  }
  battle: boolean
}
/**
 * Everything this viewer may know now. `missed` are the steps since `since`; null if they are no longer at hand. `now` is the server's time, by which deadlines are meant.
 */
export interface Welcome {
  type: 'welcome'
  protocol: number
  seq: number
  seat: number | null
  table: TableCard
  view: View | null
  missed: Step[] | null
  now: number
}
export interface TableCard {
  abandoned: boolean
  branch_of: BranchCard | null
  created_at: number
  deadline_at: number | null
  deal: DealMark | null
  facts: string
  fairness: FairnessCard
  finished_at: number | null
  game: string
  hints: boolean
  hosting: boolean
  id: string
  increment: number | null
  interrupt_seconds: number
  lesson: string | null
  link: string | null
  options: Options
  pace: 'days' | 'live'
  rematch_of: string | null
  result: number[] | null
  reveal_by: number | null
  rules: number
  seats: SeatCard[]
  seconds: number
  spectators: boolean
  started_at: number | null
  status: 'finished' | 'open' | 'running'
  talk: 'everyone' | 'nobody' | 'players'
  visible: boolean
  winners: number[] | null
}
/**
 * Who sits where, before the game starts and when it does.
 */
export interface TableChanged {
  type: 'table'
  seq: number
  table: TableCard
}
/**
 * Nothing has changed. `rule` is the ledger's id where a rule of the game refuses.
 */
export interface Refused {
  type: 'refused'
  id: string | null
  seq: number
  code: string
  message: string
  rule: string | null
}
/**
 * A vacation.
 */
export interface OwnDays {
  start: number
  until: number
}
export interface OwnMessage {
  table: string
  at: number
  text: string
}
/**
 * How you do with the puzzles of a game; which ones you have tried, and whether you solved them.
 */
export interface OwnPuzzles {
  game: string
  rating: number
  streak: number
  best: number
  tried: {
    [k: string]: boolean
  }
}
export interface OwnSession {
  device: string
  created_at: number
  seen_at: number
}
/**
 * `record`: where a finished game can be downloaded. `host`: whether you opened the table. `deal`: the day or week whose deal it has; `scored`: it is your game that counts.
 */
export interface OwnTable {
  id: string
  game: string
  status: string
  host: boolean
  seat: number | null
  created_at: number
  finished_at: number | null
  points: number[] | null
  winners: number[] | null
  record: string | null
  deal: string | null
  scored: boolean
}
/**
 * Days in UTC. `first` and `last` of the vacation that you are on, or that is planned; null: there is none. `left`: how many more days you can take this year, of `days`.
 */
export interface OwnVacation {
  first: string | null
  last: string | null
  days: number
  left: number
}
/**
 * Everything that the server stores about you; times are milliseconds since 1970. `push`: the addresses at which your browsers are told of your turns; `quiet`: when they aren't. `shares_games`: whether your finished games may be given to researchers.
 */
export interface PersonalData {
  name: string
  claimed: boolean
  mail: string | null
  created_at: number
  notice_mail: boolean
  webhook: string | null
  quiet: Quiet | null
  program: boolean
  moderator: boolean
  shares_games: boolean
  push: string[]
  vacations: OwnDays[]
  sessions: OwnSession[]
  tables: OwnTable[]
  messages: OwnMessage[]
  puzzles: OwnPuzzles[]
  format: 'bakufu-person-1'
}
/**
 * `stops` are the chests now, after the bid and after each action in the worst order; from number `open` on the order isn't known. `end` and `earned` are from the least to the most, as the season's event isn't known. `revolts` are the farmers that would revolt, by space, and `funds` what the plan adds to what modules pay with, by name.
 */
export interface PlanOutlook {
  type: 'plan-outlook'
  stops: number[]
  open: number
  lowest: number
  end: number[]
  spent: number
  earned: number[]
  rice: RiceOutlook
  revolts: {
    [k: string]: number
  }
  warnings: {
    [k: string]: PlanWarning
  }
  funds: {
    [k: string]: Funds
  }
}
/**
 * The rice `before` and `after` the season, and what winter will ask for, from the least to the most: 1 for each of the `provinces`, and what the event takes before (`taken`). The loss isn't known yet, and can't exceed the seat's rice: so the need grows with it. `safe` is enough whatever is lost.
 */
export interface RiceOutlook {
  type: 'rice-outlook'
  before: number
  after: number[]
  provinces: number
  taken: number[]
  need: number[]
  safe: number
  short: number[]
}
/**
 * Why a card does nothing on its space, or may do nothing if it isn't `sure`: "vain" by a rule, for lack of "chests" or "armies", or a "bid" above what the seat owns.
 */
export interface PlanWarning {
  type: 'plan-warning'
  kind: string
  sure: boolean
  rule: string
}
/**
 * `specials` by special card that can be taken, `clashes` by province that can be attacked. `module` is the preview of a module's decision.
 */
export interface Preview {
  type: 'preview'
  specials: {
    [k: string]: SpecialChange
  }
  clashes: {
    [k: string]: ClashPreview
  }
  module:
    | (
        | BenefitPreview
        | ChambersOutlook
        | FavourPreview
        | LeaderPreview
        | LeadersOutlook
        | OneMoreMarker
        | SamuraiOutlook
      )
    | null
}
/**
 * What a special card would change: the provinces of the seat that it is about, none if it changes nothing; and an amount, or the armies there, without the card and with it.
 */
export interface SpecialChange {
  type: 'special-change'
  provinces: string[]
  before: number
  after: number
}
/**
 * The body of every refusal over HTTP. `code` never changes and is for programs, `message` is for people.
 */
export interface Problem {
  code: string
  message: string
  problems?: string[]
}
/**
 * `program`: a bot plays under this name.
 */
export interface Profile {
  name: string
  program: boolean
  created_at: number
  games: GameRecord[]
  recent: ListedTable[]
}
/**
 * `cost` is what the Resources of the cart cost together, and `left` the Coins that remain; `more` are the kinds of which one more can be paid for. `moves` buy all of it, and then nothing more.
 */
export interface Purchase {
  type: 'purchase'
  cost: number
  left: number
  more: Resource[]
  moves: number[]
}
export interface PushKeys {
  p256dh: string
  auth: string
}
/**
 * As a browser's PushSubscription has it.
 */
export interface PushSubscribed {
  endpoint: string
  keys: PushKeys
}
/**
 * The moves of an answer, by their numbers.
 */
export interface PuzzleAnswer {
  /**
   * @minItems 1
   * @maxItems 4
   */
  moves: number[]
}
/**
 * A puzzle without its solution: the table, and the `view` of the seat to decide.
 */
export interface PuzzleCard {
  answers: PuzzleMove[]
  card: TableCard
  hint: string
  level: string
  name: string
  question: string
  rating: number
  seat: number
  theme: string
  theme_title: string
  view: View
}
/**
 * The first move of an answer, and the moves that may follow it: how many armies march.
 */
export interface PuzzleMove {
  move: number
  place: string | null
  then: PuzzleStep[]
  words: string
}
/**
 * A move by its number, and in words. `place` is what it is about on the board, where that can be picked there.
 */
export interface PuzzleStep {
  move: number
  place: string | null
  words: string
}
export interface PuzzleProgress {
  best: number
  rating: number
  solved: number
  streak: number
  tried: number
}
/**
 * The next puzzle; null if all that fit are solved.
 */
export interface PuzzleState {
  progress: PuzzleProgress
  puzzle: PuzzleCard | null
  themes: PuzzleTheme[]
}
/**
 * `count` is how many puzzles it has, `solved` how many of them you have solved.
 */
export interface PuzzleTheme {
  count: number
  solved: number
  theme: string
  title: string
}
/**
 * Whether the answer is right, the best one in words, and why. `chance` is the chance to win after it, `gain` by how much it beats the best wrong answer, and `change` by how much your rating changed.
 */
export interface PuzzleVerdict {
  answer: string
  best: string
  chance: number
  change: number
  gain: number
  progress: PuzzleProgress
  reasons: string[]
  right: boolean
}
/**
 * Why moves are refused in the seat's pending decision: the rule behind each, by the move's word. Moves that mean nothing in this decision are left out.
 */
export interface Refusals {
  type: 'refusals'
  rules: {
    [k: string]: string
  }
}
/**
 * Whoever has this seat, why, and in your own words.
 */
export interface Report {
  seat: number
  reason: 'chat' | 'cheating' | 'name' | 'other' | 'stalling'
  text?: string
  link?: string | null
}
/**
 * `link`: what follows `reset=` in the address that was sent.
 */
export interface ResetPassword {
  link: string
  password: string
}
/**
 * The titles of all stages, kinds and causes are by their names.
 */
export interface ReviewCard {
  causes: {
    [k: string]: string
  }
  kinds: {
    [k: string]: string
  }
  moments: ReviewMoment[]
  players: ReviewedPlayer[]
  stages: {
    [k: string]: string
  }
}
/**
 * The chance of each seat to win after an entry of the log, between 0 and 1.
 */
export interface ReviewMoment {
  chances: number[]
  seq: number
  stage: string
}
/**
 * The costliest and the best decisions of a seat and all `others`, clear losses first; the shares of its chance to win that its decisions kept, by kind and by stage, and by how much its chance changed through what.
 */
export interface ReviewedPlayer {
  accuracy: number
  by_kind: {
    [k: string]: number
  }
  by_stage: {
    [k: string]: number
  }
  changes: {
    [k: string]: number
  }
  costly: ReviewedDecision[]
  good: ReviewedDecision[]
  others: ReviewedDecision[]
}
/**
 * A decision after an entry of the log: what was played and what would have been better, in words, and why; for a plan only the cards that differ, and all of them as `cards`, those that differ first. `played_at` and `better_at` are the places on the board that either names. `chance` is the chance to win after it, `best` after the better one. `verdict`: costly, good, a small loss, or nothing better than noise. `change` is what it cost, or what a good one gained compared with a Hard bot's choice; `error` is the standard error of the cost.
 */
export interface ReviewedDecision {
  best: number
  better: string
  better_at: Mark[]
  cards: ReviewedCard[]
  chance: number
  change: number
  error: number
  kind: string
  played: string
  played_at: Mark[]
  reasons: string[]
  seat: number
  seq: number
  stage: string
  verdict: 'costly' | 'good' | 'noise' | 'small'
}
/**
 * A space of a plan (`at`), the card that was placed there, and the better one, by their names and in words. Rows of one `change`, from 0, change places, what gains most first; `gain` is what that change alone would have gained, null where that is within noise. Cards that are the same have no change.
 */
export interface ReviewedCard {
  at: string
  better: string
  better_card: string
  change: number | null
  gain: number | null
  played: string
  played_card: string
  space: string
}
/**
 * How far a review is: jobs done, of how many; and the review once all are.
 */
export interface ReviewState {
  done: number
  review: ReviewCard | null
  total: number
}
/**
 * A rule in our own words. `ruling`: the rulebook leaves it open, and `reason` explains our choice. `refusal` is the message for a move that would break it, `topics` are what clients explain with it.
 */
export interface RuleCard {
  page: number
  reason: string | null
  refusal: string
  ruling: boolean
  text: string
  topics: Topic[]
}
/**
 * The chapters of the rules in the order of the rulebook, and the unconfirmed values.
 */
export interface RulebookCard {
  chapters: ChapterCard[]
  doubts: DoubtCard[]
}
/**
 * `link` opens a private table.
 */
export interface Said {
  text: string
  link?: string | null
}
/**
 * One chat message. `reported`: written by who was reported.
 */
export interface SaidLine {
  at: number
  name: string
  text: string
  reported: boolean
}
export interface SealedText {
  /**
   * The SHA-256 in hex of random text that the client reveals when the game is about to start.
   */
  sealed: string
}
/**
 * The level of a bot for the seat, or null to free it.
 */
export interface SeatBot {
  bot: string | null
}
/**
 * Whether researchers may use your finished games, without names; only those in which everybody agrees.
 */
export interface Sharing {
  on: boolean
}
/**
 * One game. `luck`: cubes in the tray beyond those that were expected. `rating`: yours after the game, if it was rated.
 */
export interface StatGame {
  finished_at: number
  game: string
  luck: number | null
  modules: string[]
  opening: string
  opponents: StatOpponent[]
  place: number
  players: number
  points: number
  rating: number | null
  seat: number
  table: string
}
/**
 * A person by name, or a bot by its level.
 */
export interface StatOpponent {
  bot: string | null
  name: string | null
}
/**
 * Games of one kind. `key` is a number of players, a seat, a level, or a word of the game, `title` the same in your language where it has a name. `won`: games won; of an opponent, games in which you finished ahead.
 */
export interface StatLine {
  average: number
  bot: boolean
  game: string
  key: string
  kind: 'game' | 'module' | 'opening' | 'opponent' | 'players' | 'seat' | 'thing'
  played: number
  title: string
  won: number
}
/**
 * `lines` by kind, the most frequent first; `games` the oldest first. `you`: your own, with private games.
 */
export interface Statistics {
  games: StatGame[]
  lines: StatLine[]
  name: string
  you: boolean
}
/**
 * Whether you are told when it is your turn at a table, or its game is over, and you aren't there.
 */
export interface TableNotices {
  on: boolean
}
/**
 * To how many places a notice is on its way.
 */
export interface Told {
  places: number
}
