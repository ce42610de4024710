import type { PlaceData } from './school-data.ts'

export const tamarackPlaces: Record<string, PlaceData> = {
  'raft-hall': {
    street: '410 Larch Lake Road',
    directions: 'The first building after the bridge. Park along the lake; the doors face the water.',
    facts: {
      'Doors open': 'An hour before the start',
      Parking: 'Along the lake, free',
      Surface: 'Sprung maple',
      Roof: 'Larch beams, hauled across the lake in 1977',
      Renewed: '2015',
    },
    amenities: ['Step-free entry on the lake side', 'Accessible seating on the floor', 'Cocoa stand'],
    scenes: ['stands', 'scoreboard', 'huddle', 'banner'],
  },
  'kettle-field': {
    street: '12 Kettle Path',
    directions: 'Ten minutes on foot from the bridge, uphill through the larches.',
    facts: {
      Parking: 'At the bridge, free',
      Surface: 'Infilled turf',
      'Pitch size': '115 by 72 yards',
      Lights: 'Since 2018',
    },
    amenities: ['Hillside seating: bring a blanket', 'Accessible path to the touchline'],
    scenes: ['stands', 'tunnel', 'sunset'],
  },
  'cutbank-park': {
    street: '1 Cutbank Road',
    directions: 'Cross the river by the covered bridge and turn left.',
    facts: { Surface: 'Grass, clay infields', Diamonds: 'Two, back to back', 'Center field': '385 feet' },
    amenities: ['The grill', 'Picnic tables', 'Accessible seating behind both plates'],
    scenes: ['stands', 'scoreboard', 'sunset'],
  },
  'larch-lake-trails': {
    street: '600 Larch Lake Road',
    directions: 'Trailhead at the north end of the lake; the college bus stops there on meet days.',
    facts: { Course: '8 kilometers', Ground: 'Soft trail, two long hills' },
    amenities: ['Warming hut', 'Spectator loop of one kilometer'],
    scenes: ['sunset', 'huddle'],
  },
  'larch-lake-oval': {
    street: '430 Larch Lake Road',
    directions: 'Behind Raft Hall.',
    facts: { Surface: 'Polyurethane, eight lanes', Straight: 'Covered, 110 meters' },
    amenities: ['Covered seats', 'Step-free path to the infield'],
    scenes: ['sunset', 'banner'],
  },
  'headwaters-pool': {
    street: '420 Larch Lake Road',
    directions: 'Connected to Raft Hall by a covered walk.',
    facts: { Pool: '25 yards, eight lanes', Heating: 'The campus geothermal loop' },
    amenities: ['Pool lift', 'Gallery over the finish', 'Sauna'],
    scenes: ['stands', 'banner'],
  },
  'cold-saddle-slopes': {
    street: '1 Saddleback Summit Road',
    directions: 'Twenty minutes by the mountain road; the team bus takes spectators on race days.',
    facts: {
      Lanes: 'Two for racing',
      'Nordic trail': '15 kilometers, groomed',
      'Base elevation': '4,200 feet',
    },
    amenities: ['Wax cabin', 'Lodge with a fire', 'Adaptive ski program'],
    scenes: ['sunset', 'huddle'],
  },
  'larch-courts': {
    street: '440 Larch Lake Road',
    directions: 'Past the oval, out of the wind.',
    facts: { Courts: 'Six outdoors, three under a bubble', Surface: 'Hard court' },
    amenities: ['Benches at every court', 'Step-free access'],
    scenes: ['sunset'],
  },
  'meadow-nine': {
    street: '88 Creek Road',
    directions: 'Follow the creek south for two miles.',
    facts: { Holes: 'Nine, played twice', Length: '3,120 yards' },
    amenities: ['Practice green', 'Honesty box for guests'],
    scenes: ['sunset'],
  },
}
