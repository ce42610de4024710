import card from '#ui/Card.module.css'
import countdown from '../domains/games/Countdown.module.css'
import crest from '../domains/games/Crest.module.css'
import featured from '../domains/games/FeaturedGame.module.css'
import fixtures from '../domains/games/FixtureList.module.css'
import coverage from '../domains/games/GameCoverage.module.css'
import facts from '../domains/games/GameFacts.module.css'
import results from '../domains/games/ResultGrid.module.css'
import podcasts from '../domains/media/PodcastRow.module.css'
import videos from '../domains/media/VideoWall.module.css'
import lead from '../domains/news/LeadStories.module.css'
import news from '../domains/news/NewsList.module.css'
import mosaic from '../domains/news/StoryMosaic.module.css'
import slide from '../domains/promotions/CampaignSlide.module.css'
import partners from '../domains/settings/PartnerCards.module.css'
import shop from '../domains/settings/ShopShelf.module.css'
import social from '../domains/settings/SocialWall.module.css'
import teams from '../domains/sports/TeamsGrid.module.css'
import player from '../domains/stats/PlayerName.module.css'
import leaders from '../domains/stats/TeamLeaders.module.css'
import rotator from '../shell/rotators/Rotator.module.css'
import section from '../shell/Section.module.css'
import tickets from '../shell/TicketsBanner.module.css'

/** What the sections of the home page are drawn with: their code comes late, their styles with the page. */
export const homeStyles = [
  card,
  countdown,
  crest,
  featured,
  fixtures,
  coverage,
  facts,
  results,
  podcasts,
  videos,
  lead,
  news,
  mosaic,
  partners,
  shop,
  social,
  teams,
  player,
  leaders,
  rotator,
  section,
  tickets,
  slide,
]
