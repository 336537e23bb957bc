-- Stores what was paid for, together with its payment. Each takes what pay_message takes, and answers as it does: null, and
-- nothing done, where nothing is left. WW001 where it isn't to be stored: then nothing is paid.
-- need_stored stays for servers of the version before, which may still be running beside this one.

-- Nothing where one stands under the same key already: the same call, sent again.
create function store_draft(payer uuid, work text, is_kept boolean, entry uuid, at timestamptz, unlimited text[], sent int, today date, first_run int, first_freezes int, counts jsonb, told_at int, draft jsonb)
returns boolean language plpgsql as $$
declare
  is_notable boolean := pay_message(payer, work, is_kept, entry, at, unlimited, sent, today, first_run, first_freezes, counts, told_at);
begin
  if is_notable is null then return null; end if;
  insert into drafts (user_id, id, created_at, kind, channel, request, subject, body, score, details, engine, ms, group_id, version, replay_key)
    select payer, d.id, d.created_at, d.kind, d.channel, d.request, d.subject, d.body, d.score, d.details, d.engine, d.ms, d.group_id, d.version, d.replay_key
    from jsonb_populate_record(null::drafts, draft) d
  on conflict do nothing;
  if not found then raise exception 'paid for a draft that stands already' using errcode = 'WW001'; end if;
  return is_notable;
end $$;
--> statement-breakpoint
-- The end of an answer in a conversation: once, by whoever holds the try, and only while its conversation is there. True
-- where it was stored.
create function end_answer(payer uuid, talk uuid, answer uuid, of_attempt int, ending jsonb, at timestamptz)
returns boolean language plpgsql as $$
begin
  -- The conversation first, as its deletion takes it first.
  update chat_sessions s set updated_at = at where s.user_id = payer and s.id = talk;
  if not found then return false; end if;
  update chat_messages m set state = e.state, content = e.content, engine = e.engine, cards = e.cards, handoff = e.handoff, alive_until = null, stop_asked = false
    from jsonb_populate_record(null::chat_messages, ending) e
    where m.user_id = payer and m.id = answer and m.attempt = of_attempt and m.state = 'writing';
  return found;
end $$;
--> statement-breakpoint
create function store_answer(payer uuid, work text, is_kept boolean, entry uuid, at timestamptz, unlimited text[], sent int, today date, first_run int, first_freezes int, counts jsonb, told_at int, talk uuid, answer uuid, of_attempt int, ending jsonb)
returns boolean language plpgsql as $$
declare
  is_notable boolean := pay_message(payer, work, is_kept, entry, at, unlimited, sent, today, first_run, first_freezes, counts, told_at);
begin
  if is_notable is null then return null; end if;
  if not end_answer(payer, talk, answer, of_attempt, ending, at) then raise exception 'paid for an answer that is not to be stored' using errcode = 'WW001'; end if;
  return is_notable;
end $$;
