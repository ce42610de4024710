vcl 4.1;
# Varnish between what ends TLS and Fieldhouse: keeps what says s-maxage, shows it a while longer where every process is
# away, and asks for a page once however many want it.
import std;

backend default {
    .host = "127.0.0.1";
    .port = "3000";
    .connect_timeout = 1s;
    .first_byte_timeout = 60s;
    .probe = {
        .request =
            "GET /readyz HTTP/1.1"
            "Host: localhost"
            "Connection: close";
        .interval = 2s;
        .timeout = 4s;
        .window = 4;
        .threshold = 2;
    }
}

acl purgers {
    "localhost";
}

sub vcl_recv {
    unset req.http.x-fieldhouse-pass;
    if (req.method == "PURGE") {
        if (!client.ip ~ purgers) {
            return (synth(405));
        }
        # The site of one school is dropped as a whole: what has not changed is asked for again and costs a look.
        ban("obj.http.x-host == " + req.http.host);
        return (synth(204));
    }
    if (req.url == "/metrics") {
        return (synth(404));
    }
    if (req.url ~ "^/api/v2/LiveStats/stream") {
        return (pipe);
    }
    if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization || req.http.Cookie) {
        return (pass);
    }
    return (hash);
}

sub vcl_hash {
    hash_data(req.url);
    hash_data(req.http.host);
    hash_data(req.http.tenant);
    return (lookup);
}

sub vcl_backend_response {
    set beresp.http.x-host = bereq.http.host;
    set beresp.grace = 24h;
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "s-maxage|public") {
        set beresp.uncacheable = true;
        set beresp.ttl = 5s;
    }
}

sub vcl_hit {
    # While it is well, a page is old for ten seconds at most.
    if (obj.ttl <= 0s && std.healthy(req.backend_hint) && obj.ttl + 10s < 0s) {
        return (pass);
    }
}

sub vcl_deliver {
    unset resp.http.x-host;
}
