-- What every request and every answer waits for, as functions: PostgreSQL plans their statements once a connection, and
-- nothing is waited for over the wire between them. Those that pay hold the account first, and then see it as it is.

-- The messages that others keep. Those whose time is up hold nothing: their server died.
create function held_by_others(held jsonb, work text, at timestamptz)
returns jsonb language plpgsql stable as $$
begin
  if held = '{}' then return held; end if;
  return (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each_text(held) where key <> work and value::timestamptz > at);
end $$;
--> statement-breakpoint
-- Keeps one message, until then, for a work that has begun. No row where nobody is there; 'before' is the last day of the
-- user before that day.
create function keep_message(payer uuid, work text, until text, at timestamptz, today date, unlimited text[], room_of text, room int)
returns table (outcome text, before json) language plpgsql as $$
declare
  account record;
  others jsonb;
  stock int;
begin
  select plan, trial_ends_at, messages_remaining, messages_bought, messages_held into account from users where user_id = payer for no key update;
  if not found then return; end if;
  others := held_by_others(account.messages_held, work, at);
  stock := account.messages_bought + case when account.trial_ends_at > at then account.messages_remaining else 0 end;
  if account.plan <> all (unlimited) and stock <= (select count(*) from jsonb_object_keys(others)) then
    outcome := 'nothing_left';
  elsif room is not null and room <= (select count(*) from jsonb_object_keys(others) as key where starts_with(key, room_of)) then
    outcome := 'no_room';
  else
    outcome := 'kept';
    update users set messages_held = others || jsonb_build_object(work, until) where user_id = payer;
    select row_to_json(last) into before from (select d.day, d.run, d.freezes from user_days d where d.user_id = payer and d.day < today order by d.day desc limit 1) last;
  end if;
  return next;
end $$;
--> statement-breakpoint
-- Keeps a message, and places what was said with the place of its answer in a conversation, new where it has a title. No
-- row where the conversation is not there: nobody pays for an answer in it.
create function place_talk(payer uuid, work text, until text, at timestamptz, today date, unlimited text[], room_of text, room int, talk uuid, new_title text, messages jsonb)
returns table (outcome text, before json) language plpgsql as $$
begin
  -- The account first, as its deletion takes it first.
  perform from users where user_id = payer for no key update;
  if not found then return; end if;
  if new_title is null then
    perform from chat_sessions s where s.user_id = payer and s.id = talk for no key update;
    if not found then return; end if;
  end if;
  select k.outcome, k.before into outcome, before from keep_message(payer, work, until, at, today, unlimited, room_of, room) k;
  if outcome = 'kept' then
    if new_title is null then
      update chat_sessions s set updated_at = at where s.user_id = payer and s.id = talk;
    else
      insert into chat_sessions (user_id, id, title, created_at, updated_at) values (payer, talk, new_title, at, at);
    end if;
    insert into chat_messages (user_id, id, session_id, turn_id, group_id, version, answers_id, created_at, role, content, state, client_id, alive_until)
      select payer, m.id, talk, m.turn_id, m.group_id, m.version, m.answers_id, at, m.role, m.content, m.state, m.client_id, m.alive_until
      from jsonb_populate_recordset(null::chat_messages, messages) m;
  end if;
  return next;
end $$;
--> statement-breakpoint
-- Adds to a user's day. Its first one says how many of a run it makes, and with how many days off left. True where it begins it.
create function count_day(who uuid, today date, first_run int, first_freezes int, counts jsonb)
returns boolean language plpgsql as $$
declare
  is_first boolean;
begin
  insert into user_days as d (user_id, day, email, linkedin, sms, voicemail, chat_messages, minutes_saved, run, freezes)
    select who, today, coalesce(c.email, 0), coalesce(c.linkedin, 0), coalesce(c.sms, 0), coalesce(c.voicemail, 0), coalesce(c.chat_messages, 0), coalesce(c.minutes_saved, 0), first_run, first_freezes
    from jsonb_populate_record(null::user_days, counts) c
  on conflict (user_id, day) do update set
    email = d.email + excluded.email, linkedin = d.linkedin + excluded.linkedin, sms = d.sms + excluded.sms, voicemail = d.voicemail + excluded.voicemail,
    chat_messages = d.chat_messages + excluded.chat_messages, minutes_saved = d.minutes_saved + excluded.minutes_saved
  returning xmax = 0 into is_first;
  return is_first;
end $$;
--> statement-breakpoint
-- Pays for an answer: the ledger, the balance beside the user, the count of the day. The trial's messages go first, then
-- what was bought. Null, and nothing done, where nothing is left (of what was not kept before: beside all that is), or
-- where the day has not begun and its run is not known. True where it may have reached what a nudge tells of.
create function pay_message(payer uuid, work text, is_kept boolean, entry uuid, at timestamptz, unlimited text[], sent int, today date, first_run int, first_freezes int, counts jsonb, told_at int)
returns boolean language plpgsql as $$
declare
  account record;
  others jsonb;
  in_trial boolean;
  is_free boolean;
  stock int;
  promised int;
  sent_now int;
  is_first boolean;
begin
  select plan, trial_ends_at, messages_remaining, messages_bought, messages_held into account from users where user_id = payer for no key update;
  if not found then return null; end if;
  others := held_by_others(account.messages_held, work, at);
  is_free := account.plan = any (unlimited);
  in_trial := account.trial_ends_at > at and account.messages_remaining > 0;
  stock := account.messages_bought + case when in_trial then account.messages_remaining else 0 end;
  promised := case when is_kept then 0 else (select count(*) from jsonb_object_keys(others)) end;
  if not is_free and stock <= promised then return null; end if;
  if first_run is null and not exists (select from user_days d where d.user_id = payer and d.day = today) then return null; end if;
  update users set
    messages_remaining = messages_remaining - case when in_trial and not is_free then 1 else 0 end,
    messages_bought = messages_bought - case when in_trial or is_free then 0 else 1 end,
    messages_sent = messages_sent + sent,
    messages_held = others
  where user_id = payer returning messages_sent into sent_now;
  if not is_free then
    insert into message_ledger (user_id, id, pot, kind, count, ref, created_at) values (payer, entry, case when in_trial then 'trial' else 'bought' end, 'spent', -1, work, at);
  end if;
  is_first := count_day(payer, today, coalesce(first_run, 0), coalesce(first_freezes, 0), counts);
  -- The count of all that was sent is never smaller than that of messages.
  return is_first or (not counts ? 'chat_messages' and sent_now >= told_at and not exists (select from nudges n where n.user_id = payer and n.trigger = '10_messages'));
end $$;
--> statement-breakpoint
-- What was paid for is stored, or nothing was paid.
create function need_stored(is_paid boolean, stored bigint)
returns boolean language plpgsql as $$
begin
  if is_paid and stored = 0 then raise exception 'paid for what was not stored' using errcode = 'WW001'; end if;
  return true;
end $$;
--> statement-breakpoint
-- Who holds these tokens, each with all that a request needs of its user: what every request asks first.
create function find_signed_in(hashes text[])
returns table (hash text, key_ends_at timestamptz, session json, person json) language plpgsql stable as $$
begin
  return query select k.hash, k.ends_at, row_to_json(s), row_to_json(u)
    from session_keys k
    join sessions s on s.user_id = k.user_id and s.id = k.session_id
    join users u on u.user_id = k.user_id
    where k.hash = any (hashes) and k.kind = 'bearer';
end $$;
