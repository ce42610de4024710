import card from '#ui/Card.module.css'
import person from '#ui/PersonThumbnail.module.css'
import countdown from '../domains/games/Countdown.module.css'
import crest from '../domains/games/Crest.module.css'
import fixtures from '../domains/games/FixtureList.module.css'
import coverage from '../domains/games/GameCoverage.module.css'
import facts from '../domains/games/GameFacts.module.css'
import next from '../domains/games/NextGame.module.css'
import results from '../domains/games/ResultGrid.module.css'
import videos from '../domains/media/VideoWall.module.css'
import files from '../domains/news/SportFileList.module.css'
import mosaic from '../domains/news/StoryMosaic.module.css'
import slide from '../domains/promotions/CampaignSlide.module.css'
import social from '../domains/settings/SocialWall.module.css'
import poster from '../domains/sports/PosterHero.module.css'
import roster from '../domains/sports/RosterStrip.module.css'
import hero from '../domains/sports/SportHero.module.css'
import record from '../domains/sports/TeamRecord.module.css'
import leaders from '../domains/stats/LeaderCards.module.css'
import player from '../domains/stats/PlayerName.module.css'
import section from '../shell/Section.module.css'

/** What the sections of a sport's home page are drawn with: their code comes late, their styles with the page. */
export const sportHomeStyles = [
  card,
  person,
  countdown,
  crest,
  fixtures,
  coverage,
  facts,
  next,
  results,
  videos,
  files,
  mosaic,
  social,
  poster,
  roster,
  hero,
  record,
  leaders,
  player,
  section,
  slide,
]
