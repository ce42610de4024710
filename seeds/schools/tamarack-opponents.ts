import { type ClubData, readEvents, readOpponents } from './school-data.ts'

const conferenceOpponents = readOpponents(
  `
  Larchmont Falls|LMF|Loggers|Larchmont Falls|WA|#5B3A29|#E0C38C|pine
  Cold Saddle|CSC|Mustangs|Cold Saddle|ID|#1C3144|#D00000|peak
  Blue Camas|BCC|Meadowlarks|Camas Prairie|ID|#4361A5|#F2D492|sun
  Juniper Butte|JBC|Jackrabbits|Juniper Butte|OR|#7A5C3E|#A3D9B1|peak
  Three Sisters Tech|TST|Glaciers|Cinder Lake|OR|#0D3B66|#C7E8F3|diamond
  Stillwater Bend|SWB|Trout|Stillwater Bend|MT|#2A6F97|#F4A259|wave
  Wheatland Hills|WHC|Harvesters|Rolling Hills|WA|#8A5A00|#F7E7B0|wheel
  Copper Kettle|CKC|Miners|Copper Kettle|MT|#9C3D1F|#D9D9D9|gear
  Fort Meriwell|FMC|Scouts|Fort Meriwell|OR|#354F2C|#E9C46A|star
`,
  true,
)

const otherOpponents = readOpponents(
  `
  Alpenglow|ALP|Marmots|Alpenglow|CO|#D1495B|#EDAE49|peak
  Basalt Canyon|BAS|Basalts|Basalt Canyon|ID|#2F2F2F|#7CB518|bolt
  Cannery Point|CAN|Gulls|Cannery Point|WA|#1D3557|#F1FAEE|anchor
  Deschamps|DES|Voyageurs|Deschamps|WA|#641220|#E5B25D|oak
  Emerald Sound|EMS|Orcas|Emerald Sound|WA|#01796F|#E6F2EF|wave
  Frontage State|FRS|Freighters|Frontage|UT|#444B6E|#F0C808|wheel
  Granite Pass|GRP|Goats|Granite Pass|WY|#556270|#F26419|peak
  Hood Terrace|HDT|Orchardists|Hood Terrace|OR|#8F2D56|#FFBC42|oak
  Indigo Lake|IDL|Loons|Indigo Lake|MT|#3C1874|#C4B7E5|wave
  Kestrel Tech|KTC|Ravens|Kestrel Landing|ID|#101820|#3EB489|wing
  Lost Trail|LTC|Pioneers|Lost Trail|MT|#6F1D1B|#FFE6A7|wheel
  Mineral Springs|MNS|Geysers|Mineral Springs|WY|#006BA6|#FFBC42|flame
  Needle Ridge|NDR|Falcons|Needle Ridge|ID|#22577A|#80ED99|wing
  Sagebrush Valley|SGV|Pronghorns|Sagebrush|OR|#B08968|#283618|sun
  Pend Lake|PLC|Steamers|Pend Lake|ID|#1B4965|#CAE9FF|anchor
  Quartz Peak|QPC|Lynx|Quartz Peak|CO|#5A189A|#E0AAFF|diamond
  Rimrock State|RRS|Coyotes|Rimrock|MT|#BC6C25|#FEFAE0|bolt
  Salmonberry|SBY|Bears|Salmonberry|OR|#9D174D|#FBCFE8|flame
  Tidal Flats|TFC|Oysters|Tidal Flats|CA|#3A5A78|#E0E1DD|lamp
  Amber Crest|AMC|Thunder|Amber Crest|OR|#14213D|#FCA311|bolt
  Whitebark|WBC|Nutcrackers|Whitebark|MT|#34495E|#ECF0F1|pine
`,
  false,
)

export const tamarackOpponents = [...conferenceOpponents, ...otherOpponents]

export const tamarackEvents = readEvents(`
  Silver State Showcase|Mesquite Wells|NV|classic|basketball
  Desert Lights Classic|Saguaro Bend|AZ|classic|basketball,softball
  *Otter Holiday Classic|Larch Lake|WA|classic|basketball
  *Tamarack Invitational|Larch Lake|WA|classic|volleyball,softball
  Rogue Coast Challenge|Tidal Flats|CA|classic|volleyball,softball
  Emerald Sound Open|Emerald Sound|WA|meet|track,swimming
  *Larch Lake Classic|Larch Lake|WA|meet|cross-country,track
  Orchard Run|Hood Terrace|OR|meet|cross-country
  Camas Prairie Invitational|Camas Prairie|ID|meet|cross-country,track
  Regional Championships|Cinder Lake|OR|regional|cross-country,track
  Winter Dome Invitational|Needle Ridge|ID|meet|track
  Cascade Cup|Deschamps|WA|meet|swimming
  *Tamarack Carnival|Larch Lake|WA|meet|skiing
  Lost Trail Giant Slalom|Lost Trail|MT|meet|skiing
  Alpenglow Nordic|Alpenglow|CO|meet|skiing
  Granite Pass Carnival|Granite Pass|WY|meet|skiing
  Dunes Collegiate|Tidal Flats|CA|meet|golf  *Raft Hall Open|Larch Lake|WA|meet|wrestling,tennis
  Silver Creek Duals|Copper Kettle|MT|meet|wrestling
  Sound View Fall Classic|Emerald Sound|WA|meet|tennis
  Blossom Relays|Hood Terrace|OR|meet|track
  Winter Medley|Frontage|UT|meet|track,swimming
  *Otter Invitational|Larch Lake|WA|meet|golf
  High Desert Intercollegiate|Sagebrush|OR|meet|golf
  Pend Lake Classic|Pend Lake|ID|meet|golf
  *Larch Lake Summer Series|Larch Lake|WA|summer|track,swimming,cross-country,skiing,tennis
Glacier Open Water Series|Stillwater Bend|MT|summer|swimming
  Timberline Amateur|Cold Saddle|ID|summer|golf
`)

export const tamarackClubs: ClubData[] = [
  {
    title: 'Harbour City Hoops',
    abbreviation: 'HCH',
    city: 'Westhaven',
    country: 'New Zealand',
    timeZone: 'Pacific/Auckland',
    colors: ['#111827', '#38BDF8'],
    motif: 'wave',
  },
  {
    title: 'Southern Alps Stars',
    abbreviation: 'SAS',
    city: 'Glenmoor',
    country: 'New Zealand',
    timeZone: 'Pacific/Auckland',
    colors: ['#7C2D12', '#FDE68A'],
    motif: 'star',
  },
]
