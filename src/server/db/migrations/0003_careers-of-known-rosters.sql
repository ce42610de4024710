-- Schools that were here before: whoever stands on a public roster, and the players of the years before.
INSERT INTO careers (tenant_id, player_id, sport_id, first_name, last_name, hometown, first_year, last_year)
SELECT p.tenant_id, p.id, s.sport_id, p.first_name, p.last_name, p.hometown,
       extract(year FROM min(s.starts_on))::int, extract(year FROM max(s.ends_on))::int
  FROM roster_players r
  JOIN seasons s ON s.tenant_id = r.tenant_id AND s.id = r.season_id
  JOIN players p ON p.tenant_id = r.tenant_id AND p.id = r.player_id
 WHERE s.has_roster AND NOT s.is_roster_hidden
 GROUP BY p.tenant_id, p.id, s.sport_id;
--> statement-breakpoint
INSERT INTO careers (tenant_id, historical_player_id, sport_id, first_name, last_name, hometown, first_year, last_year)
SELECT tenant_id, id, sport_id, first_name, last_name, hometown, first_year, last_year
  FROM historical_players;
