import countdown from '#site/domains/games/countdown/Countdown.module.css'
import featured from '#site/domains/games/front/FeaturedGame.module.css'
import fixtures from '#site/domains/games/front/FixtureList.module.css'
import results from '#site/domains/games/front/ResultGrid.module.css'
import crest from '#site/domains/games/parts/Crest.module.css'
import coverage from '#site/domains/games/parts/GameCoverage.module.css'
import facts from '#site/domains/games/parts/GameFacts.module.css'
import podcasts from '#site/domains/media/podcasts/PodcastRow.module.css'
import videos from '#site/domains/media/videos/VideoWall.module.css'
import lead from '#site/domains/news/front/LeadStories.module.css'
import news from '#site/domains/news/front/NewsList.module.css'
import mosaic from '#site/domains/news/front/StoryMosaic.module.css'
import slide from '#site/domains/promotions/campaigns/CampaignSlide.module.css'
import partners from '#site/domains/settings/PartnerCards.module.css'
import shop from '#site/domains/settings/ShopShelf.module.css'
import social from '#site/domains/settings/SocialWall.module.css'
import teams from '#site/domains/sports/TeamsGrid.module.css'
import player from '#site/domains/stats/parts/PlayerName.module.css'
import leaders from '#site/domains/stats/parts/TeamLeaders.module.css'
import rotator from '#site/parts/rotators/Rotator.module.css'
import section from '#site/parts/sections/Section.module.css'
import card from '#ui/Card.module.css'
import tickets from './TicketsBanner.module.css'

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
