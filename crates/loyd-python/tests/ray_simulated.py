"""A simulated Ray cluster, for the tests that need one."""

from __future__ import annotations

import pytest
import ray
from ray.cluster_utils import Cluster

#: A node whose process has ended is noticed after some seconds. One that is slow to answer, as on a
#: busy machine, is not taken for lost.
QUICK = {
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 1000,
    "health_check_timeout_ms": 30_000,
    "health_check_failure_threshold": 5,
}


@pytest.fixture
def cluster():
    """A head, on which the driver runs, and two nodes with one processor each."""
    # The nodes are started by this process and inherit its data directory.
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "_system_config": QUICK})
    made.nodes_with_processors = [made.add_node(num_cpus=1) for _ in range(2)]
    made.wait_for_nodes()
    ray.init(address=made.address, log_to_driver=False)
    yield made
    ray.shutdown()
    made.shutdown()
