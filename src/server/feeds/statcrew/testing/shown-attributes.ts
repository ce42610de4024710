import type { SportGroup } from '#contract/shapes/stats-shapes.ts'

/**
 * Every number that a box score shows and where real files say it, written down a second time by hand:
 * column, then element@attribute. A sum is written with '+', its halves with '/2', minutes with ':',
 * a decision with '?'. The second list is of the team alone.
 */
export const shownAttributes: Partial<Record<SportGroup, { player: string[]; team: string[] }>> = {
  football: {
    player: [
      ...'comp att int yds td long sacks sackyds'.split(' ').map((key) => `passing.${key} pass@${key}`),
      ...'att yds gain loss td long'.split(' ').map((key) => `rushing.${key} rush@${key}`),
      ...'no yds td long'.split(' ').map((key) => `receiving.${key} rcv@${key}`),
      ...'tackua tacka tflyds sackyds brup qbh ff fr int intyds blkd'
        .split(' ')
        .map((key) => `defense.${key} defense@${key}`),
      'defense.tfl defense@tflua+defense@tfla/2',
      'defense.sacks defense@sackua+defense@sacka/2',
      ...'made att long blkd'.split(' ').map((key) => `kicking.${key} fg@${key}`),
      'kicking.patmade pat@kickmade',
      'kicking.patatt pat@kickatt',
      ...'no yds tb ob'.split(' ').map((key) => `kickoffs.${key} ko@${key}`),
      ...'no yds long inside20 plus50 fc tb blkd'.split(' ').map((key) => `punting.${key} punt@${key}`),
      ...['kr', 'pr', 'ir'].flatMap((kind) =>
        'no yds td long'.split(' ').map((key) => `${kind}.${key} ${kind}@${key}`),
      ),
      'fumbles.no fumbles@no',
      'fumbles.lost fumbles@lost',
      'scoring.td scoring@td',
      'scoring.fg scoring@fg',
      'scoring.pat scoring@patkick',
      'scoring.two scoring@patrush+scoring@patrcv+scoring@patretkick+scoring@patretfumb',
      'scoring.saf scoring@saf',
    ],
    team: [
      'team.firstDowns firstdowns@no',
      'team.fdRush firstdowns@rush',
      'team.fdPass firstdowns@pass',
      'team.fdPenalty firstdowns@penalty',
      'team.plays @totoff_plays',
      'team.yards @totoff_yards',
      'team.thirdMade conversions@thirdconv',
      'team.thirdAtt conversions@thirdatt',
      'team.fourthMade conversions@fourthconv',
      'team.fourthAtt conversions@fourthatt',
      'team.penalties penalties@no',
      'team.penaltyYards penalties@yds',
      'team.possession misc@top:',
      'team.redZoneAtt redzone@att',
      'team.redZoneScores redzone@scores',
    ],
  },
  baseball: {
    player: [
      ...'ab r h rbi double triple hr bb hbp so gdp sf sh sb cs'
        .split(' ')
        .map((key) => `hitting.${key} hitting@${key}`),
      ...'h r er bb so double triple hr hbp wp bk bf ab pitches strikes ip'
        .split(' ')
        .map((key) => `pitching.${key} pitching@${key}`),
      ...'po a e pb sba'.split(' ').map((key) => `fielding.${key} fielding@${key}`),
      'fielding.dp fielding@indp',
      'hitting.lob hsitsummary@lob',
      'pitching.win pitching@win?',
      'pitching.loss pitching@loss?',
      'pitching.save pitching@save?',
      'pitching.appear pitching@appear?',
      'pitching.gs pitching@gs',
      'pitching.sho pitching@sho',
    ],
    team: [],
  },
  volleyball: {
    player: [
      ...'k e ta'.split(' ').map((key) => `attack.${key} attack@${key}`),
      'set.a set@a',
      ...'sa se ta'.split(' ').map((key) => `serve.${key} serve@${key}`),
      'defense.dig defense@dig',
      'defense.re defense@re',
      ...'bs ba be'.split(' ').map((key) => `block.${key} block@${key}`),
      'play.bhe misc@bhe',
      'play.sp @gp',
    ],
    team: [],
  },
  soccer: {
    player: [
      ...'g a sh sog ps psatt'.split(' ').map((key) => `shots.${key} shots@${key}`),
      'shots.gw goaltype@gw',
      'misc.min misc@minutes',
      'misc.dsave misc@dsave',
      ...'fouls yellow red'.split(' ').map((key) => `penalty.${key} penalty@${key}`),
      'goalie.sec goalie@minutes:',
      'goalie.ga goalie@ga',
      'goalie.saves goalie@saves',
      'goalie.win goalie@win?',
      'goalie.loss goalie@loss?',
    ],
    team: ['team.corners lineprd@corners', 'team.offsides lineprd@offsides'],
  },
  'field-hockey': {
    player: [
      ...'g a sh sog ps'.split(' ').map((key) => `shots.${key} shots@${key}`),
      'shots.gw goaltype@gw',
      'misc.min misc@minutes',
      'misc.dsave misc@dsave',
      ...'fouls green yellow red'.split(' ').map((key) => `penalty.${key} penalty@${key}`),
      'goalie.sec goalie@minutes:',
      'goalie.ga goalie@ga',
      'goalie.saves goalie@saves',
      'goalie.win goalie@win?',
      'goalie.loss goalie@loss?',
      'goalie.sho goalie@shutout?',
    ],
    team: ['team.corners lineprd@corners'],
  },
  hockey: {
    player: [
      'shots.g shots@g',
      'shots.a shots@a',
      'shots.sh shots@sh',
      'shots.sog shots@sh',
      'shots.pp goaltype@pp',
      'shots.shg goaltype@sh',
      'shots.en goaltype@en',
      'shots.gw goaltype@gw',
      'penalty.count penalty@count',
      'penalty.minutes penalty@minutes',
      'misc.plusminus misc@plusminus',
      'misc.facewon misc@facewon',
      'misc.facelost misc@facelost',
      'misc.blk misc@blk',
      'goalie.sec goalie@minutes:',
      'goalie.ga goalie@ga',
      'goalie.saves goalie@saves',
      'goalie.sho goalie@sho?',
    ],
    team: ['team.ppg powerplay@ppg', 'team.ppopp powerplay@ppopp'],
  },
}

const lacrosse = [
  ...'g a sh sog'.split(' ').map((key) => `shots.${key} shots@${key}`),
  'shots.gw goaltype@gw',
  'misc.gb misc@gb',
  'misc.to misc@turnover',
  'misc.ct misc@ct',
  'goalie.sec goalie@minutes:',
  'goalie.ga goalie@ga',
  'goalie.saves goalie@saves',
  'goalie.win goalie@win?',
  'goalie.loss goalie@loss?',
  'goalie.sho goalie@sho?',
]
const clears = ['team.clearm clear@clearm', 'team.cleara clear@cleara']

export const lacrosseAttributes = {
  M: {
    player: [
      ...lacrosse,
      'shots.pp goaltype@pp',
      'misc.facewon misc@facewon',
      'misc.facelost misc@facelost',
      'penalty.count penalty@count',
      'penalty.seconds penalty@seconds',
    ],
    team: [...clears, 'team.ppg powerplay@ppg', 'team.ppopp powerplay@ppopp'],
  },
  W: {
    player: [
      ...lacrosse,
      'shots.freepos goaltype@freepos',
      'misc.dc misc@dc',
      'penalty.fouls penalty@foul',
      'penalty.yellow penalty@yc',
    ],
    team: [...clears, 'team.ppg goaltype@freepos', 'team.ppopp shots@freepos'],
  },
}
