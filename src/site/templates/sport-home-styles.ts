import countdown from '#site/domains/games/countdown/Countdown.module.css'
import fixtures from '#site/domains/games/front/FixtureList.module.css'
import next from '#site/domains/games/front/NextGame.module.css'
import results from '#site/domains/games/front/ResultGrid.module.css'
import crest from '#site/domains/games/parts/Crest.module.css'
import coverage from '#site/domains/games/parts/GameCoverage.module.css'
import facts from '#site/domains/games/parts/GameFacts.module.css'
import videos from '#site/domains/media/videos/VideoWall.module.css'
import mosaic from '#site/domains/news/front/StoryMosaic.module.css'
import files from '#site/domains/news/sport-files/SportFileList.module.css'
import slide from '#site/domains/promotions/campaigns/CampaignSlide.module.css'
import social from '#site/domains/settings/SocialWall.module.css'
import roster from '#site/domains/sports/RosterStrip.module.css'
import hero from '#site/domains/sports/SportHero.module.css'
import record from '#site/domains/sports/TeamRecord.module.css'
import leaders from '#site/domains/stats/parts/LeaderCards.module.css'
import player from '#site/domains/stats/parts/PlayerName.module.css'
import poster from '#site/parts/heads/PosterHero.module.css'
import section from '#site/parts/sections/Section.module.css'
import card from '#ui/Card.module.css'
import person from '#ui/PersonThumbnail.module.css'

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
