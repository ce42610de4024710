import { readFileSync } from 'node:fs'
import { Link, useLoaderData } from 'react-router'

interface Player {
  rosterPlayerId: number
  firstName: string
  lastName: string
  jerseyNumber: string | null
  position: string | null
  academicYear: string
  heightInches: number | null
  weight: number | null
  hometown: string | null
  highSchool: string | null
  image: string | null
  url: string
}

let players: Player[] | undefined

/** The rows come from memory: a comparison without a database can only flatter this side. */
export function loader() {
  players ??= JSON.parse(readFileSync(process.env.PLAIN_ROSTER_ROWS ?? '', 'utf8')) as Player[]
  return { players }
}

export const meta = () => [{ title: 'Roster' }]

export default function Roster() {
  const { players } = useLoaderData<typeof loader>()
  return (
    <main>
      <h1>Roster</h1>
      <ul>
        {players.map((player) => (
          <Row key={player.rosterPlayerId} player={player} />
        ))}
      </ul>
    </main>
  )
}

function Row({ player }: { player: Player }) {
  const { firstName, lastName, heightInches } = player
  return (
    <li className="player">
      <img src={player.image ?? ''} alt="" width={80} height={100} loading="lazy" />
      <span className="number">{player.jerseyNumber}</span>
      <h2>
        <Link to={player.url}>
          {firstName} {lastName}
        </Link>
      </h2>
      <dl>
        <Fact name="Position" value={player.position} />
        <Fact name="Year" value={player.academicYear} />
        <Fact
          name="Height"
          value={heightInches && `${Math.floor(heightInches / 12)}' ${heightInches % 12}"`}
        />
        <Fact name="Weight" value={player.weight && `${player.weight} lbs`} />
        <Fact name="Hometown" value={player.hometown} />
        <Fact name="High school" value={player.highSchool} />
      </dl>
    </li>
  )
}

function Fact({ name, value }: { name: string; value: string | number | null }) {
  return value ? (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ) : null
}
